import { describe, expect, test } from "vitest";
import { messagesOf } from "../../../tests/rules/messages";
import { statusChange, willBeDraft } from "./panel/form/tour-form-status";
import {
  draftFormSchema,
  newTour,
  type TourFormInput,
  toFormInput,
  tourFormSchema,
} from "./schema";
import { statusOf } from "./status";

const NOW = Date.parse("2026-12-01T00:00:00Z");
const BEFORE = "2026-11-30T00:00:00Z";
const AFTER = "2026-12-02T00:00:00Z";

type Dates = [status: string, published: string | null, hidden: string | null, shown?: string];

test.each<Dates>([
  ["draft", null, null],
  ["draft", null, BEFORE],
  ["scheduled", AFTER, null],
  ["live", BEFORE, null],
  ["live", BEFORE, AFTER],
  ["hidden", BEFORE, BEFORE],
  ["hidden", BEFORE, BEFORE, AFTER],
  ["live", BEFORE, BEFORE, BEFORE],
] as const)(
  "a tour is %s when published %s, hidden %s and shown again %s",
  (status, published_at, hidden_at, shown_at) => {
    expect(statusOf({ published_at, hidden_at, shown_at: shown_at ?? null }, NOW)).toBe(status);
  },
);

const fields = { action: "", goesLiveOn: "", hiddenFrom: "", shownAgainOn: "" } as const;

describe("what saving the form changes", () => {
  test("a new tour is live at once, scheduled if it has a date, and a draft only when asked", () => {
    expect(willBeDraft(fields, undefined)).toBe(false);
    expect(statusChange(fields, fields)).toEqual({});
    expect(statusChange({ ...fields, goesLiveOn: "2026-12-14T09:30" }, fields)).toEqual({
      published_at: "2026-12-14T04:00:00.000Z",
    });
    expect(willBeDraft({ ...fields, action: "draft" }, undefined)).toBe(true);
    expect(statusChange({ ...fields, action: "draft" }, fields)).toEqual({ published_at: null });
  });

  test("a draft stays a draft until it has a date or is published", () => {
    expect(willBeDraft(fields, "draft")).toBe(true);
    expect(willBeDraft({ ...fields, goesLiveOn: "2026-12-14T09:30" }, "draft")).toBe(false);
    expect(willBeDraft({ ...fields, action: "publish" }, "draft")).toBe(false);
  });

  test("a scheduled tour without its date becomes a draft again", () => {
    const start = { ...fields, goesLiveOn: "2026-12-14T09:30" };
    expect(willBeDraft(fields, "scheduled")).toBe(true);
    expect(statusChange(fields, start)).toEqual({ published_at: null });
  });

  test("Publish uses a new date, and keeps a hide date that is still ahead", () => {
    const start = { ...fields, goesLiveOn: "2098-01-01T10:00" };
    const publish = { ...start, action: "publish" } as const;
    expect(statusChange(publish, start)).toEqual({
      published_at: "now",
      hidden_at: null,
      shown_at: null,
    });
    expect(
      statusChange(
        { ...publish, goesLiveOn: "2099-01-01T10:00", hiddenFrom: "2099-02-01T10:00" },
        start,
      ),
    ).toEqual({
      published_at: "2099-01-01T04:30:00.000Z",
      hidden_at: "2099-02-01T04:30:00.000Z",
      shown_at: null,
    });
    expect(
      statusChange({ ...publish, hiddenFrom: "2020-01-01T10:00" }, start).hidden_at,
    ).toBeNull();
  });

  test("Hide from site forgets a past date on which the tour was shown again, and keeps one ahead", () => {
    const hide = { ...fields, action: "hide", hiddenFrom: "2020-01-01T10:00" } as const;
    expect(statusChange({ ...hide, shownAgainOn: "2020-06-01T10:00" }, fields).shown_at).toBeNull();
    expect(statusChange({ ...hide, shownAgainOn: "2099-01-01T10:00" }, fields).shown_at).toBe(
      "2099-01-01T04:30:00.000Z",
    );
  });

  test("an unchanged date is not written again", () => {
    const start = { ...fields, goesLiveOn: "2026-11-01T10:00", hiddenFrom: "2027-01-01T00:00" };
    expect(statusChange(start, start)).toEqual({});
    expect(statusChange({ ...start, hiddenFrom: "" }, start)).toEqual({ hidden_at: null });
  });
});

const empty: TourFormInput = { ...toFormInput(undefined), ...newTour, duration: "", title: "Half" };

test("a draft needs only a title, and going live names each missing field", () => {
  expect(draftFormSchema.parse({ ...empty, gallery: [{ value: "" }] })).toMatchObject({
    summary: "",
    image_url: "",
    duration: "",
    gallery: [],
  });
  expect(messagesOf(draftFormSchema, { ...empty, title: " ", image_url: "no address" })).toEqual({
    title: "Title is required",
    image_url: "Must be a valid URL",
  });
  expect(Object.values(messagesOf(tourFormSchema, empty))).toEqual([
    "Summary must be at least 10 characters",
    "Must be a valid URL",
    "Duration is required",
    "At least one gallery image is required",
  ]);
});

test("an incomplete or out-of-range date is refused, not treated as empty", () => {
  const message = "Give the whole date and time, or clear the field";
  for (const schema of [draftFormSchema, tourFormSchema]) {
    const complete = { ...empty, summary: "Long enough.", image_url: "/a.svg", duration: "1 Day" };
    const values = { ...complete, gallery: [{ value: "/a.svg" }] };
    expect(messagesOf(schema, { ...values, incompleteDates: ["goesLiveOn"] })).toEqual({
      goesLiveOn: message,
    });
    expect(messagesOf(schema, { ...values, hiddenFrom: "12027-01-01T10:00" })).toEqual({
      hiddenFrom: message,
    });
    expect(messagesOf(schema, { ...values, goesLiveOn: "0026-12-14T09:30" })).toEqual({
      goesLiveOn: "Choose a date from 2000 to 2099",
    });
  }
});

test("a tour cannot be hidden before it goes live", () => {
  const dates = { goesLiveOn: "2026-12-14T09:30", hiddenFrom: "2026-12-14T09:00" };
  expect(messagesOf(draftFormSchema, { ...empty, ...dates })).toEqual({
    hiddenFrom: "Must not be before it goes live: 14 Dec 2026, 9:30 am",
  });
  const wrong = { ...dates, goesLiveOn: "22026-12-14T09:30" };
  expect(messagesOf(draftFormSchema, { ...empty, ...wrong })).toEqual({
    goesLiveOn: "Give the whole date and time, or clear the field",
  });
});

test("a tour is shown again only after it is hidden", () => {
  const shownAgainOn = "2026-12-14T09:30";
  expect(messagesOf(draftFormSchema, { ...empty, shownAgainOn })).toEqual({
    shownAgainOn: "Give the date from which it is hidden, or clear this one",
  });
  expect(messagesOf(draftFormSchema, { ...empty, hiddenFrom: shownAgainOn, shownAgainOn })).toEqual(
    { shownAgainOn: "Must be later than the date from which it is hidden" },
  );
});

test.each([
  ["2099-02-01T09:30", "2099-01-01T09:30", true],
  ["", "2099-01-01T09:30", true],
  ["2020-01-01T09:30", "2020-02-01T09:30", true],
  ["", "2020-02-01T09:30", false],
  ["2099-02-01T09:30", "2020-02-01T09:30", false],
])(
  "Hide from site with the dates %j and %j can be pressed: %j",
  (hiddenFrom, shownAgainOn, can) => {
    const hidden = { ...empty, action: "hide" as const, hiddenFrom, shownAgainOn };
    expect(messagesOf(draftFormSchema, hidden)).toEqual(
      can ? {} : { shownAgainOn: "Must be later than the date from which it is hidden" },
    );
  },
);
