import { expect, test, vi } from "vitest";
import { fetchFromApi, isApiResponse } from "./api-fetch";
import { OWN_HEADER } from "./own-response";

const ROWS = "https://x.example/rest/v1/tours?select=*";
const AUTH = "https://x.example/auth/v1/token";
const FILES = "https://x.example/storage/v1/object/media";
const OWN = "/admin/access/operators";
const html = { "content-type": "text/html" };
const oneRow = { "content-type": "application/vnd.pgrst.object+json; charset=utf-8" };

test.each([
  ["rows", ROWS, Response.json([])],
  ["one row", ROWS, Response.json({ id: 1 }, { headers: oneRow })],
  ["what a function returns", ROWS, Response.json(true)],
  ["an error", ROWS, Response.json({ code: "23505", message: "duplicate" }, { status: 409 })],
  ["no content", ROWS, new Response(null, { status: 204 })],
  ["an insert", ROWS, new Response(null, { status: 201 })],
  ["an upsert of nothing", ROWS, new Response(null, { headers: { "content-range": "*/*" } })],
  ["a count", ROWS, new Response(null, { headers: { ...oneRow, "content-range": "*/3" } })],
  ["an error without a body", ROWS, new Response(null, { status: 401, headers: oneRow })],
  ["a session", AUTH, Response.json({ access_token: "a" })],
  ["a user", AUTH, Response.json({ id: "a" })],
  ["a recovery mail", AUTH, Response.json({})],
  ["an error of GoTrue", AUTH, Response.json({ code: 400, msg: "no" }, { status: 400 })],
  ["an upload", FILES, Response.json({ Key: "media/a.png" })],
  ["this site's server", OWN, Response.json({}, { headers: { [OWN_HEADER]: "yes" } })],
])("%s is the API's", async (_name, url, response) => {
  expect(await isApiResponse(url, response)).toBe(true);
  if (response.body) expect(await response.json()).toBeDefined();
});

const portal = () => Response.json({ portal: "login" });

test.each([
  ["a page", ROWS, new Response("<h1>Free Wi-Fi</h1>", { headers: html })],
  ["a page after an insert", ROWS, new Response("<h1></h1>", { status: 201, headers: html })],
  ["bytes without a type", ROWS, new Response(new Uint8Array(1))],
  ["an empty page", ROWS, new Response(null, { headers: html })],
  ["nothing", ROWS, new Response(null)],
  ["a proxy's refusal", ROWS, new Response(null, { status: 502 })],
  ["JSON instead of rows", ROWS, portal()],
  ["JSON instead of a session", AUTH, portal()],
  ["JSON instead of a file", FILES, portal()],
  ["JSON instead of an operator", OWN, portal()],
  ["JSON instead of a count", ROWS, new Response(null, { headers: portal().headers })],
  ["JSON instead of an error", ROWS, Response.json({ portal: "login" }, { status: 403 })],
  ["half a body", ROWS, new Response("[", { headers: portal().headers })],
  ["no content of somebody else", OWN, new Response(null, { status: 204 })],
])("%s is not the API's", async (_name, url, response) => {
  expect(await isApiResponse(url, response)).toBe(false);
});

test("a request never gets what the browser has kept of a portal's response", async () => {
  const send = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json([]));
  await fetchFromApi("/rest/v1/tours", { method: "GET" });
  expect(send).toHaveBeenCalledWith("/rest/v1/tours", { method: "GET", cache: "no-store" });
  send.mockRestore();
});
