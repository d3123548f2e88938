// Drives the real Firefox and the real WebKit, each through its own protocol.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { freePort } from "../server/process.ts";

/** The commands that the walk needs. A call that takes longer than `LIMIT_MS` fails: the page is frozen. */
export interface Browser {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** Clicks the element of an expression, as a person does. */
  click(element: string): Promise<void>;
  type(element: string, text: string): Promise<void>;
  press(key: "Escape" | "Enter"): Promise<void>;
  close(): Promise<void>;
}

const LIMIT_MS = 45_000;
const FIREFOX = "/usr/bin/firefox-esr";
const WEBKIT = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const NEEDED = [FIREFOX, WEBKIT, "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];

/** A sentence about what to install, or undefined if both browsers are here. */
export function missingBrowsers(): string | undefined {
  if (NEEDED.every((path) => existsSync(path))) return undefined;
  return "Firefox and WebKit are missing; on Debian, run: apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb";
}

async function limited<T>(what: string, call: Promise<T>): Promise<T> {
  const stopped = new AbortController();
  const tooLong = delay(LIMIT_MS, undefined, { signal: stopped.signal }).then(() => {
    throw new Error(`The page is frozen: ${what}`);
  });
  try {
    return await Promise.race([call, tooLong]);
  } finally {
    stopped.abort();
    tooLong.catch(() => {});
  }
}

export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    headless: true,
    extraPrefsFirefox: { "ui.useOverlayScrollbars": 1, "ui.systemUsesDarkTheme": 0 },
  });
  const page = await browser.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  const find = async (element: string) => {
    const handle = (await page.evaluateHandle(element)).asElement() as ElementHandle | null;
    if (!handle) throw new Error(`Not found: ${element}`);
    return handle;
  };
  return {
    open: async (url) => void (await limited(url, page.goto(url))),
    reload: async () => void (await limited("reload", page.reload())),
    resize: (width, height) => limited("resize", page.setViewport({ width, height })),
    read: <T>(expression: string) => limited(expression, page.evaluate(expression)) as Promise<T>,
    click: (element) =>
      limited(
        element,
        find(element).then((handle) => handle.click()),
      ),
    type: (element, text) =>
      limited(
        element,
        find(element).then((handle) => handle.type(text)),
      ),
    press: (key) => limited(key, page.keyboard.press(key)),
    close: () => browser.close(),
  };
}

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"; // from the WebDriver specification
const KEYS = { Escape: "\uE00C", Enter: "\uE007" };

export async function startWebkit(): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, ".config/gtk-3.0"), { recursive: true });
  // Without this style, the toolbar keeps the window wider than a phone.
  writeFileSync(
    join(home, ".config/gtk-3.0/gtk.css"),
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }",
  );
  const display = `:${70 + (process.pid % 900)}`;
  const port = await freePort();
  const run = (command: string, args: string[]) =>
    spawn(command, args, {
      stdio: "ignore",
      env: {
        ...process.env,
        HOME: home,
        XDG_RUNTIME_DIR: home,
        DISPLAY: display,
        GDK_BACKEND: "x11",
        LIBGL_ALWAYS_SOFTWARE: "1",
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    });
  const processes: ChildProcess[] = [
    run("Xvfb", [display, "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]),
    run("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"]),
  ];

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }
  const isReady = () =>
    call("GET", "/status").then(
      () => true,
      () => false,
    );
  while (!(await isReady())) await delay(100);
  const options = { binary: WEBKIT, args: ["--automation"] };
  const { sessionId } = (await call("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": options, unhandledPromptBehavior: "accept" },
    },
  })) as { sessionId: string };
  const send = <T>(method: string, path: string, body?: object) =>
    limited(
      `${path} ${JSON.stringify(body)}`,
      call(method, `/session/${sessionId}${path}`, body),
    ) as Promise<T>;
  const read = <T>(expression: string) =>
    send<T>("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
  const find = async (element: string) => {
    const found = await read<Record<string, string> | null>(element);
    if (!found?.[ELEMENT]) throw new Error(`Not found: ${element}`);
    return `/element/${found[ELEMENT]}`;
  };
  return {
    open: (url) => send("POST", "/url", { url }),
    reload: () => send("POST", "/refresh", {}),
    async resize(width, height) {
      // The window is larger than the page by its toolbar.
      let [outerWidth, outerHeight] = [width, height];
      for (let tries = 0; tries < 5; tries++) {
        await send("POST", "/window/rect", { x: 0, y: 0, width: outerWidth, height: outerHeight });
        await delay(200);
        const [w = 0, h = 0] = await read<number[]>("[innerWidth, innerHeight]");
        if (w === width && h === height) return;
        outerWidth += width - w;
        outerHeight += height - h;
      }
    },
    read,
    click: async (element) => send("POST", `${await find(element)}/click`, {}),
    type: async (element, text) => send("POST", `${await find(element)}/value`, { text }),
    async press(key) {
      const value = KEYS[key];
      const actions = [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ];
      await send("POST", "/actions", { actions: [{ type: "key", id: "keys", actions }] });
    },
    async close() {
      await send("DELETE", "").catch(() => {});
      for (const each of processes.reverse()) each.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
