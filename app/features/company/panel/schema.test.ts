import { expect, test } from "vitest";
import { messagesOf } from "../../../../tests/rules/messages";
import { defaultCompany } from "../default-company";
import { defaultPolicies } from "../policies";
import { companySchema, policySchema, toPolicyInput } from "./schema";

const fields = Object.keys(companySchema.shape) as (keyof typeof companySchema.shape)[];
const empty = { ...Object.fromEntries(fields.map((field) => [field, ""])), answering: [] };

test("an empty company form names each missing field (spec §5)", () => {
  expect(messagesOf(companySchema, empty)).toEqual({
    logo_url: "Please enter a valid URL",
    company_name: "Company name is required",
    tagline: "Tagline is required",
    address: "Address is required",
    city: "City is required",
    state: "State is required",
    postal_code: "Postal code is required",
    country: "Country is required",
    phone: "Phone number is required",
    email: "Please enter a valid email",
    website: "Please enter a valid URL",
  });
});

test("at most three people answer, and a row needs a person unless it is empty", () => {
  const of = (...names: string[]) => ({
    ...defaultCompany,
    answering: names.map((name) => ({ name, languages: "Tamil, English" })),
  });
  expect(messagesOf(companySchema, of("Asha", ""))).toEqual({
    "answering.1.name": "Choose a person, or remove this row",
  });
  expect(messagesOf(companySchema, of("Asha", "Kumar", "Mani", "Devi"))).toEqual({
    answering: "At most three people",
  });
  const blank = { name: "", languages: "" };
  expect(companySchema.parse({ ...defaultCompany, answering: [blank] }).answering).toEqual([]);
});

test("social links are optional, but must be valid URLs", () => {
  const links = { facebook_url: "x", instagram_url: "x", twitter_url: "x" };
  expect(messagesOf(companySchema, { ...defaultCompany, ...links })).toEqual({
    facebook_url: "Please enter a valid Facebook URL",
    instagram_url: "Please enter a valid Instagram URL",
    twitter_url: "Please enter a valid Twitter URL",
  });
  const none = { facebook_url: "", instagram_url: null, twitter_url: " ", whatsapp_number: "" };
  expect(companySchema.parse({ ...defaultCompany, ...none })).toMatchObject({
    facebook_url: null,
    instagram_url: null,
    twitter_url: null,
    whatsapp_number: null,
  });
});

test("a GSTIN is stored in capitals without spaces, and another format is refused", () => {
  const gstOf = (gst_number: string | null) =>
    companySchema.parse({ ...defaultCompany, gst_number }).gst_number;
  expect(gstOf(" 33 abcde 1234 f1z5 ")).toBe("33ABCDE1234F1Z5");
  expect([gstOf(null), gstOf(" ")]).toEqual([null, null]);
  for (const gst_number of [
    "33ABCDE1234F1Z",
    "33ABCDE1234F1Z55",
    "ABCDE1234F",
    "33ABCDE12345F1Z",
  ]) {
    expect(messagesOf(companySchema, { ...defaultCompany, gst_number })).toEqual({
      gst_number: "Must be the 15 characters of a GSTIN, like 33ABCDE1234F1Z5",
    });
  }
});

test("the logo can be a path of this site, but a website or social link cannot", () => {
  const paths = { logo_url: "/a.svg", website: "/a", facebook_url: "/a", twitter_url: "/a" };
  expect(messagesOf(companySchema, { ...defaultCompany, ...paths })).toEqual({
    website: "Please enter a valid URL",
    facebook_url: "Please enter a valid Facebook URL",
    twitter_url: "Please enter a valid Twitter URL",
  });
});

test("the favicon must be an uploaded picture, and the accent colour six hex digits", () => {
  const look = (favicon_url: string, accent_colour: string) =>
    messagesOf(companySchema, { ...defaultCompany, favicon_url, accent_colour });
  const stored = "https://a.supabase.co/storage/v1/object/public/media/a.webp";
  expect(look("https://example.com/a.png", "red")).toEqual({
    favicon_url: "Please upload a picture",
    accent_colour: "Please enter a colour such as #0b6b3a",
  });
  expect(Object.keys(look("javascript:/posters/a", "#0b6b3a;}"))).toEqual([
    "favicon_url",
    "accent_colour",
  ]);
  expect(look(stored, "#0b6b3a")).toEqual({});
  expect(look("/posters/logo.svg", " ")).toEqual({});
  const values = { ...defaultCompany, favicon_url: "", accent_colour: " #0B6B3A " };
  expect(companySchema.parse(values)).toMatchObject({
    favicon_url: null,
    accent_colour: "#0b6b3a",
  });
});

test.each(["https://%zz", "https://:80", "http://[", "https://ex.com:99999/a"])(
  "%s looks like a URL but is refused",
  (address) => {
    const links = { website: address, logo_url: address, facebook_url: address };
    expect(messagesOf(companySchema, { ...defaultCompany, ...links })).toEqual({
      logo_url: "Please enter a valid URL",
      website: "Please enter a valid URL",
      facebook_url: "Please enter a valid Facebook URL",
    });
  },
);

test("the scheme of a URL is stored in lower case", () => {
  const links = { website: " HTTPS://Example.com/A ", facebook_url: "Https://facebook.com/Vaigai" };
  expect(companySchema.parse({ ...defaultCompany, ...links })).toMatchObject({
    website: "https://Example.com/A",
    facebook_url: "https://facebook.com/Vaigai",
  });
});

test("policies: the stored ones fill the form and are saved unchanged", () => {
  expect(policySchema.parse(toPolicyInput(defaultPolicies))).toEqual(defaultPolicies);
});

test("policies: a wrong figure is named at its field, refunds are sorted, and a blank one is left out", () => {
  const stored = toPolicyInput(defaultPolicies);
  const refunds = [
    { days: "10", percent: "20 %" },
    { days: " ", percent: "" },
    { days: "40", percent: "100" },
    { days: "0", percent: "5" },
  ];
  expect(policySchema.parse({ ...stored, refunds }).refunds).toEqual([
    { days: 40, percent: 100 },
    { days: 10, percent: 20 },
    { days: 0, percent: 5 },
  ]);
  const wrong = {
    ...stored,
    advance_domestic: " ",
    balance_days_domestic: "soon",
    refunds: [
      { days: "7", percent: "0" },
      { days: "07", percent: "" },
      { days: "", percent: "50" },
    ],
  };
  expect(messagesOf(policySchema, wrong)).toEqual({
    advance_domestic: "Say how much, for example 25%",
    balance_days_domestic: "Must be a whole number of days from 1 to 365",
    "refunds.0.percent": "Must be a whole number from 1 to 100",
    "refunds.1.days": "Another row has the same days",
    "refunds.1.percent": "Must be a whole number from 1 to 100",
    "refunds.2.days": "Must be a whole number of days from 0 to 365",
  });
});
