import { expect, test } from "vitest";
import { messagesOf } from "../../../tests/rules/messages";
import { defaultCompany } from "./default-company";
import { companySchema } from "./schema";

const fields = Object.keys(companySchema.shape) as (keyof typeof companySchema.shape)[];
const empty = Object.fromEntries(fields.map((field) => [field, ""]));

test("an empty company says what is missing (spec §5)", () => {
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

test("social links are optional, but addresses if given", () => {
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

test("a GSTIN is stored without spaces, in capitals; its form is checked", () => {
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

test("a path of this site is an address for the logo, and for nothing that lies elsewhere", () => {
  const paths = { logo_url: "/a.svg", website: "/a", facebook_url: "/a", twitter_url: "/a" };
  expect(messagesOf(companySchema, { ...defaultCompany, ...paths })).toEqual({
    website: "Please enter a valid URL",
    facebook_url: "Please enter a valid Facebook URL",
    twitter_url: "Please enter a valid Twitter URL",
  });
});

test("the favicon is a picture of this site, and the accent a colour of six digits", () => {
  const look = (favicon_url: string, accent_colour: string) =>
    messagesOf(companySchema, { ...defaultCompany, favicon_url, accent_colour });
  const stored = "https://a.supabase.co/storage/v1/object/public/media/a.webp";
  expect(look("https://example.com/a.png", "red")).toEqual({
    favicon_url: "Please upload a picture",
    accent_colour: "Please enter a colour such as #0b6b3a",
  });
  expect(look("javascript:/posters/a", "#0b6b3a;}")).not.toEqual({});
  expect(look(stored, "#0b6b3a")).toEqual({});
  expect(look("/posters/logo.svg", " ")).toEqual({});
  const values = { ...defaultCompany, favicon_url: "", accent_colour: " #0B6B3A " };
  expect(companySchema.parse(values)).toMatchObject({
    favicon_url: null,
    accent_colour: "#0b6b3a",
  });
});

test.each(["https://%zz", "https://:80", "http://[", "https://ex.com:99999/a"])(
  "%s is an address by its looks only",
  (address) => {
    const links = { website: address, logo_url: address, facebook_url: address };
    expect(messagesOf(companySchema, { ...defaultCompany, ...links })).toEqual({
      logo_url: "Please enter a valid URL",
      website: "Please enter a valid URL",
      facebook_url: "Please enter a valid Facebook URL",
    });
  },
);

test("an address that begins in capitals is the same address", () => {
  const links = { website: " HTTPS://Example.com/A ", facebook_url: "Https://facebook.com/Vaigai" };
  expect(companySchema.parse({ ...defaultCompany, ...links })).toMatchObject({
    website: "https://Example.com/A",
    facebook_url: "https://facebook.com/Vaigai",
  });
});
