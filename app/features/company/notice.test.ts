import { expect, test } from "vitest";
import { noticeAt } from "./notice.ts";

const stored = {
  notice_text: " Closed for Pongal ",
  notice_link: "/contact-us",
  notice_from: "2027-01-14 00:00:00+05:30",
  notice_until: "2027-01-18T00:00:00+05:30",
};
const at = (time: string) => noticeAt(stored, Date.parse(`${time}+05:30`));

test("a notice is shown from one moment until another", () => {
  expect(at("2027-01-13T23:59")).toBeNull();
  expect(at("2027-01-14T00:00")).toMatchObject({ text: "Closed for Pongal", link: "/contact-us" });
  expect(at("2027-01-17T23:59")).not.toBeNull();
  expect(at("2027-01-18T00:00")).toBeNull();
  const always = { ...stored, notice_from: null, notice_until: null };
  expect(noticeAt(always, 0)).not.toBeNull();
});

test("without words there is no notice, an unsafe link is left out, and other words or times have another key", () => {
  expect(noticeAt(null, 0)).toBeNull();
  const always = { ...stored, notice_from: null, notice_until: null };
  expect(noticeAt({ ...always, notice_text: "  " }, 0)).toBeNull();
  expect(noticeAt({ ...always, notice_link: "javascript:alert(1)" }, 0)?.link).toBeNull();
  const other = noticeAt({ ...always, notice_text: "பொங்கல் விடுமுறை" }, 0);
  expect(other?.key).not.toBe(noticeAt(always, 0)?.key);
  const nextYear = { ...stored, notice_from: null, notice_until: "2028-01-18T00:00:00+05:30" };
  expect(noticeAt(nextYear, 0)?.key).not.toBe(
    noticeAt({ ...nextYear, notice_until: stored.notice_until }, 0)?.key,
  );
});
