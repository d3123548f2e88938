// Each request and each failure logs one line, without secrets.
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { eventually, OPERATOR, temporaryFolder } from "./process.ts";
import { setUpSiteProcess } from "./set-up-site-process.ts";

const site = setUpSiteProcess();

interface Line {
  level: number;
  time: number;
  msg: string;
  path?: string;
  status?: number;
}

function lines(): Line[] {
  return site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);
}

test("requests are logged without query, key, token, e-mail or password", async () => {
  const client = site.client();
  const { data } = await client.auth.signInWithPassword(OPERATOR);
  await client.auth.signInWithPassword({ ...OPERATOR, password: "a-wrong-password" });
  await client.from("tours").select("id").eq("title", "a-private-word");
  await fetch(`${site.url}/?token=a-private-word`);
  await fetch(`${site.url}/rest/v1/tours?apikey=sb_secret_guess`);
  await eventually("all requests are logged", async () =>
    lines().some(({ path, status }) => path === "/rest/v1/:table" && status === 401),
  );
  const output = site.output();
  const { access_token = "", refresh_token = "" } = data.session ?? {};
  expect(access_token).not.toBe("");
  for (const secret of [
    OPERATOR.password,
    "a-wrong-password",
    "a-private-word",
    "sb_secret_guess",
    access_token,
    refresh_token,
    "sb_publishable_",
    "sb_secret_",
    "Bearer",
  ]) {
    expect(output).not.toContain(secret);
  }
  const requests = lines().filter((line) => line.msg === "request");
  expect(requests).toContainEqual(
    expect.objectContaining({ method: "POST", path: "/auth/v1/token", status: 200 }),
  );
  expect(requests).toContainEqual(
    expect.objectContaining({ method: "GET", path: "/rest/v1/:table", status: 401 }),
  );
});

test("a refused statement gives a response and logs no error", async () => {
  const before = site.output().length;
  await site.client().from("categories").insert({ name: "x" });
  await site
    .client()
    .from("tours")
    .select("nope" as "id");
  const newLines = () => site.output().slice(before).trim().split("\n");
  await eventually("both are logged", async () => newLines().length >= 2);
  for (const line of newLines())
    expect(JSON.parse(line)).toMatchObject({ level: 30, msg: "request" });
});

test("a database crash is logged as an error", async () => {
  process.kill(site.databasePid(), "SIGKILL");
  await eventually("it is back", async () => {
    return lines().some((line) => line.msg === "the database runs again");
  });
  expect(lines()).toContainEqual(
    expect.objectContaining({ level: 50, msg: "the database ended; starting it again" }),
  );
});

test("every log line after the greeting is JSON", () => {
  const rest = site.output().split("Stop with Ctrl-C.")[1]?.trim().split("\n") ?? [];
  expect(rest.length).toBeGreaterThan(3);
  for (const line of rest) expect(() => JSON.parse(line), line).not.toThrow();
});

test("log lines of any length and language are complete and in order", () => {
  const texts = ["short", "வைகை ஹாலிடேஸ் ✈", "x".repeat(70_000), "இ".repeat(30_000), "last but two"];
  const program = programThatLogs(`
    for (let round = 0; round < 300; round++) log.info({ round }, "a line");
    for (const text of ${JSON.stringify(texts)}) log.info(text);
    log.warn("a warning");
    log.info("the last");
    await flushed(log);
    process.exit(0);`);
  const { stdout } = spawnSync(process.execPath, [program], {
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
  const written = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { msg: string; round?: number });
  expect(written.slice(0, 300).map(({ round }) => round)).toEqual([...Array(300).keys()]);
  const isRight = [...texts, "a warning", "the last"].map(
    (text, at) => written[300 + at]?.msg === text,
  );
  expect(isRight).toEqual(isRight.map(() => true));
  rmSync(dirname(program), { recursive: true });
});

const hasTerminal = spawnSync("script", ["-qec", "true", "/dev/null"]).status === 0;

test.runIf(hasTerminal)("in a terminal the log lines are readable text", () => {
  const program = programThatLogs(
    'log.info({ method: "GET", path: "/faq", status: 200 }, "request");',
  );
  const command = `"${process.execPath}" "${program}"`;
  const { stdout } = spawnSync("script", ["-qec", command, "/dev/null"], { encoding: "utf8" });
  const line = stripVTControlCharacters(stdout);
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: request/);
  expect(line).toContain('path: "/faq"');
  expect(line).not.toContain('{"level"');
  rmSync(dirname(program), { recursive: true });
});

/** Writes a script that creates `log` and then runs `code`. Returns its path. */
function programThatLogs(code: string): string {
  const program = join(temporaryFolder(), "program.mjs");
  const url = pathToFileURL(join(import.meta.dirname, "../../server/log.ts")).href;
  writeFileSync(
    program,
    `import { createLog, flushed } from "${url}"; const log = createLog("info"); ${code}`,
  );
  return program;
}
