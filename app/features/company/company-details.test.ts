import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { companyDetails } from "./company-details";
import { chatLink } from "./contact-links";
import { defaultCompany } from "./default-company";
import { sendsToNobody, showsDemoEmail, showsDemoNumber } from "./demo";
import { fullAddress } from "./site/address";

describe("companyDetails", () => {
  test("a missing company has the default texts and none of the optional parts", () => {
    const details = companyDetails(null);
    const { company_name, tagline, address, phone, email } = defaultCompany;
    expect(details).toMatchObject({ company_name, tagline, address, phone, email });
    expect(details).toMatchObject({ logo_url: null, whatsapp_number: null, working_hours: null });
    expect(details.facebook_url).toBeNull();
  });

  test("a stored company replaces the defaults", () => {
    const company = { ...defaultCompany, company_name: "பயணம்" };
    const { company_name, logo_url, phone } = company;
    expect(companyDetails(company)).toMatchObject({ company_name, logo_url, phone });
  });

  test.each(["javascript:alert(1)", " JavaScript:x", "data:text/html,x", ""])(
    "%j is not used as a social link or a logo",
    (url) => {
      const names = ["logo", "logo_dark", "favicon", "facebook", "instagram", "twitter"];
      const all = (value: string | null) =>
        Object.fromEntries(names.map((name) => [`${name}_url`, value]));
      expect(companyDetails({ ...defaultCompany, ...all(url) })).toMatchObject(all(null));
    },
  );
});

describe("the contacts of the sample", () => {
  const { phone, whatsapp_number, facebook_url } = defaultCompany;

  test("stay as specified under its own name, and without a stored company", () => {
    const details = companyDetails(defaultCompany);
    expect(details).toMatchObject({ phone_link: "tel:+919876543210", whatsapp_number });
    expect(details).toMatchObject({ enquiry_number: whatsapp_number, facebook_url });
    for (const missing of [null, "", " ", "none"]) {
      const company = companyDetails({ ...defaultCompany, whatsapp_number: missing });
      expect(company).toMatchObject({ whatsapp_number: null, enquiry_number: whatsapp_number });
    }
    expect(companyDetails(null).enquiry_number).toBe(whatsapp_number);
  });

  test("reach nobody under another name", () => {
    const renamed = { ...defaultCompany, company_name: "பயணம்" };
    expect(companyDetails(renamed)).toMatchObject({
      phone,
      phone_link: "/contact-us",
      whatsapp_number: "",
      enquiry_number: "",
      facebook_url: null,
      instagram_url: null,
      twitter_url: null,
    });
    expect(showsDemoNumber(renamed)).toBe(true);
    expect(showsDemoEmail(renamed)).toBe(true);
    expect(chatLink("", "Hi")).toBe("https://wa.me/?text=Hi");
    const written = companyDetails({ ...renamed, whatsapp_number: "+91 98765-43210" });
    expect(written.whatsapp_number).toBe("");
    const none = companyDetails({ ...renamed, whatsapp_number: null });
    expect(none).toMatchObject({ whatsapp_number: null, enquiry_number: "" });
  });

  test.each([
    ["94431 22233", "+919443122233"],
    ["04564 222 333 / 94431 22233", "+919443122233"],
    ["04564 222 333", ""],
    [phone, ""],
    ["", ""],
  ])(
    "without a WhatsApp number, enquiries go to a mobile number in the phone %j",
    (own, number) => {
      const renamed = { ...defaultCompany, company_name: "பயணம்", whatsapp_number: "", phone: own };
      const numbers = { whatsapp_number: null, enquiry_number: number };
      expect(companyDetails(renamed)).toMatchObject(numbers);
      expect(sendsToNobody(renamed)).toBe(number === "");
      expect(sendsToNobody({ ...renamed, whatsapp_number: "94431 22234" })).toBe(false);
      expect(sendsToNobody({ ...renamed, company_name: defaultCompany.company_name })).toBe(false);
    },
  );

  test("do not touch the agency's own", () => {
    const [whatsapp_number, facebook_url] = ["94431 22233", "https://www.facebook.com/own"];
    const contacts = { phone: "04564 222 333", email: "office@own.example" };
    const links = { whatsapp_number, facebook_url };
    const own = { ...defaultCompany, company_name: "பயணம்", ...contacts, ...links };
    const shown = { ...links, enquiry_number: whatsapp_number, twitter_url: null };
    expect(companyDetails(own)).toMatchObject({ ...shown, phone_link: "tel:+914564222333" });
    for (const company of [own, defaultCompany]) {
      expect([showsDemoNumber(company), showsDemoEmail(company)]).toEqual([false, false]);
    }
  });
});

describe("fullAddress", () => {
  test("writes the address in the order of a postal address", () => {
    expect(fullAddress(defaultCompany)).toBe(
      "12, Madurai Main Road, Near Bus Stand, Paramakudi, Tamil Nadu 623707, India",
    );
  });

  test("leaves out empty parts", () => {
    const part = fc.oneof(fc.constantFrom("", " "), fc.stringMatching(/^[A-Za-z0-9]{1,9}$/));
    fc.assert(
      fc.property(
        fc.record({ address: part, city: part, state: part, postal_code: part, country: part }),
        (address) => {
          const line = fullAddress(address);
          expect(line).not.toMatch(/^,|, ,|,\s*$|\s\s/);
          for (const text of Object.values(address)) expect(line).toContain(text.trim());
        },
      ),
    );
  });
});
