import { expect, test } from "vitest";
import { calendarFile } from "./calendar.ts";

const date = {
  uid: "4f@agency.example",
  addedAt: "2026-11-01 09:30:00.5+00",
  changedAt: "2026-11-02 09:30:00.123+00",
  title: "Ooty & Kodaikanal",
  startsOn: "2026-12-30",
  days: 5,
  place: "Madurai",
  url: "https://agency.example/tour/domestic/ooty",
};

test("a calendar event lasts the whole days of the tour, also across the new year", () => {
  expect(calendarFile(date).split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tour agency//Tour dates//EN",
    "BEGIN:VEVENT",
    "UID:4f@agency.example",
    "DTSTAMP:20261102T093000Z",
    "LAST-MODIFIED:20261102T093000Z",
    "SEQUENCE:86400",
    "DTSTART;VALUE=DATE:20261230",
    "DTEND;VALUE=DATE:20270104",
    "SUMMARY:Ooty & Kodaikanal",
    "LOCATION:Madurai",
    "DESCRIPTION:https://agency.example/tour/domestic/ooty",
    "URL:https://agency.example/tour/domestic/ooty",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("a time that JavaScript cannot read does not break the calendar file", () => {
  const infinite = { ...date, addedAt: "infinity", changedAt: "infinity" };
  expect(calendarFile(infinite)).toContain(
    "DTSTAMP:19700101T000000Z\r\nLAST-MODIFIED:19700101T000000Z\r\nSEQUENCE:0\r\n",
  );
});

test("a title cannot add lines or fields to the calendar file", () => {
  const title = "One; two, \\three\r\nEND:VEVENT\u0007";
  expect(calendarFile({ ...date, title })).toContain(
    "\r\nSUMMARY:One\\; two\\, \\\\three\\nEND:VEVENT \r\n",
  );
});

test("long lines are folded at 75 bytes, never inside a Tamil letter", () => {
  const title = "மதுரை மீனாட்சி அம்மன் கோயில் மற்றும் கொடைக்கானல் 👨‍👩‍👧 ".repeat(4);
  const file = calendarFile({ ...date, title });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
  expect(file).not.toMatch(/\r\n [\u0BBE-\u0BCD]/);
});
