// With SUPABASE_URL, the panel connects to another origin, and the CSP must allow it.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { type Project, startProject } from "../server/hosted-project.ts";
import { freePort, OPERATOR, type SiteProcess, startSiteProcess } from "../server/process.ts";
import { newDataDir } from "./fixtures";
import { pictureFile } from "./picture-file";

let folder: string;
let project: Project;
let site: SiteProcess;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = newDataDir();
  project = await startProject(folder, await freePort());
  site = await startSiteProcess(join(folder, "site"), {
    script: "server/index.ts",
    host: "localhost",
    env: {
      HOST: "localhost",
      LOG_LEVEL: "error",
      SUPABASE_URL: project.url,
      SUPABASE_PUBLISHABLE_KEY: project.keys.publishableKey,
      SUPABASE_SECRET_KEY: project.keys.secretKey,
    },
  });
});

test.afterAll(async () => {
  await site?.kill("SIGTERM");
  await project?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("sign-in, saves, uploads and live changes go to the hosted project itself", {
  tag: "@long",
}, async ({ page }) => {
  const errors: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("request", (request) => requests.push(request.url()));
  page.on("websocket", (socket) => requests.push(socket.url()));

  const home = await page.goto(site.url);
  const policy = home?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain(
    `connect-src 'self' ${project.url} ${project.url.replace("http", "ws")}`,
  );

  await page.goto(`${site.url}/admin/login`);
  await page.getByLabel("Email").fill(OPERATOR.email);
  await page.getByLabel("Password").fill(OPERATOR.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/admin/dashboard");

  const open = (name: string) =>
    page
      .getByRole("navigation", { name: "Admin" })
      .getByRole("link", { name, exact: true })
      .click();
  await open("Hero Sections");
  const field = page.getByLabel("Background Image URL", { exact: true });
  await page.locator("input[type=file]").setInputFiles(await pictureFile("far.jpg"));
  // The project is on another origin, so the field has an absolute URL.
  await expect(field).toHaveValue(
    new RegExp(`^${project.url}/storage/v1/object/public/media/far-`),
  );
  await expect(page.getByRole("img", { name: "Preview" })).toHaveJSProperty("naturalWidth", 300);

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Hero section updated successfully")).toBeVisible();

  const hero = async () => {
    const html = await (await page.request.get(site.url)).text();
    return /<img[^>]*hero-picture[^>]*>/.exec(html)?.[0] ?? "";
  };
  const dialog = page.getByRole("dialog");
  await test.step("Pictures lists the project's files, and pages show what is said of them", async () => {
    await open("Pictures");
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
    await open("Trash");
    await page.getByRole("listitem").filter({ hasText: "far-" }).getByText("Delete").last().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("Deleted for good")).toBeVisible();
  });

  await open("Categories");
  await expect(page.getByRole("heading", { name: "Categories", level: 1 })).toBeVisible();
  const admin = createClient(project.url, project.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await admin.auth.signInWithPassword(OPERATOR);
  const { data: files } = await admin.storage.from("media").list();
  expect(files?.map(({ name }) => name)).toEqual([expect.stringMatching(/^near-/)]);
  expect((await admin.from("categories").insert({ name: "From far away" })).error).toBeNull();
  await expect(page.getByText("From far away")).toBeVisible();

  expect(requests.some((url) => url.startsWith(`${project.url}/auth/v1/token`))).toBe(true);
  expect(
    requests.some((url) => url.startsWith(`${project.url.replace("http", "ws")}/realtime/`)),
  ).toBe(true);
  // The site resizes the project's pictures itself, in the panel as for visitors.
  const own = requests.filter(
    (url) => url.startsWith(site.url) && !url.includes("/storage/v1/render/image/"),
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
  await page.route(`${project.url}/auth/v1/recover*`, (route) => {
    asked = route.request().url();
    if (isDown) return route.fulfill({ status: 502, body: "Bad Gateway", headers });
    return route.fulfill({ json: {}, headers });
  });
  await page.goto(`${site.url}/admin/login`);
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
  expect(new URL(asked).searchParams.get("redirect_to")).toBe(`${site.url}/admin/new-password`);

  await page.goto("about:blank");
  await page.goto(`${site.url}/admin/new-password#error=access_denied&error_code=otp_expired`);
  await expect(page.getByRole("alert")).toHaveText("This link has been used or has expired.");

  // Open the URL to which the link in the project's mail redirects.
  const client = createClient(project.url, project.keys.publishableKey, {
    auth: { persistSession: false },
  });
  const { data } = await client.auth.signInWithPassword(OPERATOR);
  const { access_token = "", refresh_token = "" } = data.session ?? {};
  const session = { access_token, refresh_token, expires_in: "3600", token_type: "bearer" };
  await page.goto("about:blank");
  await page.goto(
    `${site.url}/admin/new-password#${new URLSearchParams({ ...session, type: "recovery" })}`,
  );
  await page.getByLabel("New Password").fill("set-by-the-project");
  await page.getByLabel("Confirm Password").fill("set-by-the-project");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const again = { email: OPERATOR.email, password: "set-by-the-project" };
  expect((await client.auth.signInWithPassword(again)).error).toBeNull();
});
