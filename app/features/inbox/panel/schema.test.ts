import { expect, test } from "vitest";
import { newEnquiry, newEnquirySchema } from "./schema";

const check = (values: Partial<typeof newEnquiry>) =>
  newEnquirySchema.safeParse({ ...newEnquiry, ...values });

test("a phone number is stored in international form, and empty fields as null", () => {
  expect(check({ phone: "094431 22233" }).data).toMatchObject({
    source: "walk-in",
    phone: "+919443122233",
    name: null,
    email: null,
    people: null,
    from_day: null,
  });
});

test.each([
  [{}, "name", "Enter a name or a phone number"],
  [{ name: "A", email: "a" }, "email", "Please enter a valid email"],
  [{ name: "A", people: "0" }, "people", "Must be a whole number from 1 to 9999"],
  [{ name: "A", from_day: "2999-01-01" }, "from_day", "Choose a date from 2000 to 2099"],
  [
    { name: "A", from_day: "2030-01-02", to_day: "2030-01-01" },
    "to_day",
    "Must not be before the first day",
  ],
])("the enquiry %j gives an error for its %s", (values, field, message) => {
  const [issue] = check(values).error?.issues ?? [];
  expect([issue?.path[0], issue?.message]).toEqual([field, message]);
});
