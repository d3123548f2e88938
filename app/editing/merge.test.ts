import { expect, test } from "vitest";
import { z } from "zod";
import { merge } from "./merge";
import { optionalText, requiredText } from "./rules";

const schema = z.object({
  title: requiredText("Title is required", 100),
  price: optionalText(100),
  highlights: z.array(z.object({ value: z.string().trim() })),
});
const base = { title: "Hills", price: null as string | null, highlights: [{ value: "Train" }] };
const merged = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  merge(schema, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

test("fields that only one of both changed are kept", () => {
  expect(merged({ title: "My hills" }, { price: "₹2,000" })).toEqual({
    values: { ...base, title: "My hills", price: "₹2,000" },
    conflicts: [],
  });
});

test("a field that both changed to different values is a conflict and keeps mine for now", () => {
  const { values, conflicts } = merged(
    { title: "My hills" },
    { title: "Their hills", price: "₹1" },
  );
  expect(conflicts).toEqual(["title"]);
  expect(values).toEqual({ ...base, title: "My hills", price: "₹1" });
});

test("the same change on both sides is no conflict, also if it differs in what is not stored", () => {
  expect(merged({ title: " New " }, { title: "New" })).toEqual({
    values: { ...base, title: "New" },
    conflicts: [],
  });
  // A cleared field is stored as null.
  expect(merged({ price: "" }, { price: "₹3" }).values.price).toBe("₹3");
});

test("a list is one field", () => {
  const mine = [{ value: "Train" }, { value: "Tea" }];
  const theirs = [{ value: "Train" }, { value: "Lake" }];
  expect(merged({ highlights: mine }, {}).values.highlights).toEqual(mine);
  expect(merged({}, { highlights: theirs }).values.highlights).toEqual(theirs);
  expect(merged({ highlights: mine }, { highlights: theirs }).conflicts).toEqual(["highlights"]);
});

test("values that the schema refuses are merged as they are", () => {
  const { values, conflicts } = merged({ price: "₹4" }, { title: "" });
  expect(values).toEqual({ ...base, title: "", price: "₹4" });
  expect(conflicts).toEqual([]);
});

test("columns that the form does not save come from the newer row", () => {
  const withVersion = { ...base, updated_at: "1" };
  const { values } = merge<typeof withVersion, unknown>(schema as never, {
    base: withVersion,
    mine: { ...withVersion, title: "Mine" },
    theirs: { ...withVersion, updated_at: "2" },
  });
  expect(values).toEqual({ ...base, title: "Mine", updated_at: "2" });
});

test("what the form has sent itself is nobody else's change, even if it was typed over since", () => {
  const [unconfirmed, typed] = [
    { ...base, title: "Sent", price: "₹5" },
    { ...base, title: "Typed since" },
  ];
  const theirs = { ...unconfirmed, highlights: [] };
  expect(merge(schema, { base, mine: typed, theirs, unconfirmed: [unconfirmed] })).toEqual({
    values: { title: "Typed since", price: null, highlights: [] },
    conflicts: [],
  });
});

test("of fields that are stored as one column, each is merged", () => {
  const texts = z.object({ title: z.string(), mission: z.string() });
  const schema = texts.transform((page_texts) => ({ page_texts }));
  const merged = merge(schema, {
    base: { title: "Old", mission: "Old" },
    mine: { title: "Mine", mission: "Old" },
    theirs: { title: "Old", mission: "Theirs" },
  });
  expect(merged).toEqual({ values: { title: "Mine", mission: "Theirs" }, conflicts: [] });
});
