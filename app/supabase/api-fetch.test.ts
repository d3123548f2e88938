import { expect, test } from "vitest";
import { isApiResponse } from "./api-fetch";

const html = { "content-type": "text/html" };

test.each([
  ["JSON", new Response("[]", { headers: { "content-type": "application/json; charset=utf-8" } })],
  ["an error", Response.json({ code: "23505" }, { status: 409 })],
  ["no content", new Response(null, { status: 204 })],
  ["an insert", new Response(null, { status: 201 })],
  ["an upsert of nothing", new Response(null, { headers: { "content-length": "0" } })],
])("%s is the API's", (_name, response) => expect(isApiResponse(response)).toBe(true));

test.each([
  ["a page", new Response("<h1>Free Wi-Fi</h1>", { headers: html })],
  ["a page after an insert", new Response("<h1>Free Wi-Fi</h1>", { status: 201, headers: html })],
  ["bytes without a type", new Response(new Uint8Array(1))],
  ["an empty page", new Response(null, { headers: { ...html, "content-length": "0" } })],
  ["a proxy's refusal", new Response(null, { status: 502, headers: { "content-length": "0" } })],
])("%s is not the API's", (_name, response) => expect(isApiResponse(response)).toBe(false));
