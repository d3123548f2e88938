import { expect, test } from "vitest";
import { DEFAULT_HOURS } from "./defaults.ts";
import { hoursInWords } from "./hours.ts";

test.each([
  [DEFAULT_HOURS, "from 9:00 AM to 6:00 PM, Mon-Sun", "Mon-Sun from 9:00 AM to 6:00 PM"],
  ["Monday to Saturday: 10 am to 7.30 pm", "from 10 am to 7.30 pm, Monday to Saturday", undefined],
  ["Daily 10-7", "from 10 to 7, Daily", "Daily from 10 to 7"],
  ["9:00 AM - 6:00 PM", "from 9:00 AM to 6:00 PM", "from 9:00 AM to 6:00 PM"],
  ["24x7", "24x7", "24x7"],
  ["24-7", "24-7", "24-7"],
  ["Daily 24 – 7", "Daily 24 – 7", "Daily 24 – 7"],
  ["Mon-Fri 9-6, Sat 10-2", "Mon-Fri 9-6, Sat 10-2", "Mon-Fri 9-6, Sat 10-2"],
  ["காலை 9 முதல் மாலை 6 வரை", "காலை 9 முதல் மாலை 6 வரை", undefined],
])("%s within a sentence", (typed, timesFirst, daysFirst) => {
  expect(hoursInWords(typed)).toMatchObject({ timesFirst, ...(daysFirst && { daysFirst }) });
});
