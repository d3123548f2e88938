// With SUPABASE_URL, the panel connects to another origin, and the CSP must allow it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { freePort, OPERATOR } from "../server/process.ts";
import { newDataDir } from "./fixtures";
import { pictureFile } from "./picture-file";

const children: ChildProcess[] = [];
let project: string;
let projectUrl: string;
let siteUrl: string;
let publishableKey: string;

async function start(script: string, url: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: "inherit",
  });
  children.push(child);
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp, { timeout: 110_000 }).toBe(true);
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const [first, second] = [await freePort(), await freePort()];
  projectUrl = `http://127.0.0.1:${first}`;
  siteUrl = `http://localhost:${second}`;
  project = newDataDir();
  await start("tests/server/hosted-process.ts", projectUrl, {
    DATA_DIR: project,
    PORT: String(first),
    ADMIN_EMAIL: OPERATOR.email,
    ADMIN_PASSWORD: OPERATOR.password,
  });
  const keys = JSON.parse(readFileSync(join(project, "secrets.json"), "utf8"));
  publishableKey = keys.publishableKey;
  await start("server/index.ts", siteUrl, {
    DATA_DIR: join(project, "site"),
    PORT: String(second),
    HOST: "localhost",
    LOG_LEVEL: "error",
    SUPABASE_URL: projectUrl,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
  });
});

test.afterAll(async () => {
  for (const child of children.reverse()) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
  rmSync(project, { recursive: true, force: true });
});

test("sign-in, saves, uploads and live changes go to the hosted project itself", async ({
  page,
}) => {
  const errors: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("request", (request) => requests.push(request.url()));
  page.on("websocket", (socket) => requests.push(socket.url()));

  const home = await page.goto(siteUrl);
  const policy = home?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain(`connect-src 'self' ${projectUrl} ${projectUrl.replace("http", "ws")}`);

  await page.goto(`${siteUrl}/admin/login`);
  await page.getByLabel("Email").fill(OPERATOR.email);
  await page.getByLabel("Password").fill(OPERATOR.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/admin/dashboard");

  await page.goto(`${siteUrl}/admin/hero-sections`);
  const field = page.getByLabel("Background Image URL", { exact: true });
  await page.locator("input[type=file]").setInputFiles(await pictureFile("far.jpg"));
  // The project is on another origin, so the field has an absolute URL.
  await expect(field).toHaveValue(new RegExp(`^${projectUrl}/storage/v1/object/public/media/far-`));
  await expect(page.getByRole("img", { name: "Preview" })).toHaveJSProperty("naturalWidth", 300);

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Hero section updated successfully")).toBeVisible();

  const hero = async () => {
    const html = await (await page.request.get(siteUrl)).text();
    return /<img[^>]*hero-picture[^>]*>/.exec(html)?.[0] ?? "";
  };
  const dialog = page.getByRole("dialog");
  await test.step("Pictures lists the project's files, and pages show what is said of them", async () => {
    await page.goto(`${siteUrl}/admin/pictures`);
    await page.getByRole("button", { name: "Edit far.webp" }).click();
    await expect(dialog.getByRole("region", { name: "Used in" })).toContainText("Hero section");
    await dialog.getByLabel("Alt text").fill("Red as far as one sees");
    await dialog.getByLabel("From the left").fill("20");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Picture updated successfully")).toBeVisible();
    await expect.poll(hero).toContain('alt="Red as far as one sees"');
    expect(await hero()).toContain("object-position:20% 50%");
    await page.getByRole("button", { name: "Edit far.webp" }).click();
    await dialog.locator("input[type=file]").setInputFiles(await pictureFile("near.jpg"));
    await expect(page.getByText("Picture replaced everywhere")).toBeVisible();
    await expect.poll(hero).toMatch(/near-\w+\.webp/);
    await page.getByRole("button", { name: "Delete far.webp" }).click();
    await expect(page.getByText("Picture deleted successfully")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["near.webp"]);
    await page.goto(`${siteUrl}/admin/trash`);
    await page.getByRole("listitem").filter({ hasText: "far-" }).getByText("Delete").last().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("Deleted for good")).toBeVisible();
  });

  await page.goto(`${siteUrl}/admin/categories`);
  await expect(page.getByRole("heading", { name: "Categories", level: 1 })).toBeVisible();
  const admin = createClient(projectUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await admin.auth.signInWithPassword(OPERATOR);
  const { data: files } = await admin.storage.from("media").list();
  expect(files?.map(({ name }) => name)).toEqual([expect.stringMatching(/^near-/)]);
  expect((await admin.from("categories").insert({ name: "From far away" })).error).toBeNull();
  await expect(page.getByText("From far away")).toBeVisible();

  expect(requests.some((url) => url.startsWith(`${projectUrl}/auth/v1/token`))).toBe(true);
  expect(
    requests.some((url) => url.startsWith(`${projectUrl.replace("http", "ws")}/realtime/`)),
  ).toBe(true);
  // The site resizes the project's pictures itself, in the panel as for visitors.
  const own = requests.filter(
    (url) => url.startsWith(siteUrl) && !url.includes("/storage/v1/render/image/"),
  );
  expect(own.filter((url) => /\/(rest|auth|storage)\/v1/.test(url))).toEqual([]);
  expect(errors).toEqual([]);
});

test("a forgotten password is reset with the hosted project's own e-mail", {
  tag: "@long",
}, async ({ page }) => {
  let asked = "";
  let isDown = true;
  const headers = { "access-control-allow-origin": "*" };
  await page.route(`${projectUrl}/auth/v1/recover*`, (route) => {
    asked = route.request().url();
    if (isDown) return route.fulfill({ status: 502, body: "Bad Gateway", headers });
    return route.fulfill({ json: {}, headers });
  });
  await page.goto(`${siteUrl}/admin/login`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await page.getByLabel("Email").fill(OPERATOR.email);
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByRole("alert")).toContainText("The server cannot be reached");
  isDown = false;
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByRole("status")).toContainText(
    "sends it a mail with a link, at most one a minute",
  );
  await expect(page.getByText("hosted Supabase project")).toBeVisible();
  expect(new URL(asked).searchParams.get("redirect_to")).toBe(`${siteUrl}/admin/new-password`);

  await page.goto("about:blank");
  await page.goto(`${siteUrl}/admin/new-password#error=access_denied&error_code=otp_expired`);
  await expect(page.getByRole("alert")).toHaveText("This link has been used or has expired.");

  // Open the URL to which the link in the project's mail redirects.
  const client = createClient(projectUrl, publishableKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword(OPERATOR);
  const { access_token = "", refresh_token = "" } = data.session ?? {};
  const session = { access_token, refresh_token, expires_in: "3600", token_type: "bearer" };
  await page.goto("about:blank");
  await page.goto(
    `${siteUrl}/admin/new-password#${new URLSearchParams({ ...session, type: "recovery" })}`,
  );
  await page.getByLabel("New Password").fill("set-by-the-project");
  await page.getByLabel("Confirm Password").fill("set-by-the-project");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const again = { email: OPERATOR.email, password: "set-by-the-project" };
  expect((await client.auth.signInWithPassword(again)).error).toBeNull();
});
