import { expect, test } from "vitest";
import { deviceName } from "./device-name";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
  ],
  ["Mozilla/5.0 Firefox/140.0", "Firefox"],
  ["node", "Unknown browser"],
  ["", "Unknown browser"],
])("the user agent %s is named %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
