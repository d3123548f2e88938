import { expect, test } from "vitest";
import { callLink, fillReply, mailLink, replyLink } from "./reply";

const asha = {
  name: "Asha",
  destination: "Ooty",
  language: "en",
  source: "home",
  from_day: null,
  to_day: null,
  people: null,
} as const;

test("the reply names the guest, the tour and the agency", () => {
  const text = fillReply("{name}: {tour} {agency} {other} {name}", asha, "Vaigai");
  expect(text).toBe("Asha: Ooty Vaigai {other} Asha");
});

test("placeholders in a guest's own words are not replaced", () => {
  expect(fillReply("{name}", { ...asha, name: "{agency} $&" }, "V")).toBe("{agency} $&");
});

test("the reply still reads well without a name and a tour", () => {
  expect(fillReply(null, { ...asha, name: null, destination: null }, "Vaigai")).toMatch(
    /^Hello, thank you for asking about your trip\. This is Vaigai\./,
  );
});

test("until the operator writes one, the reply is in the language of the enquiry", () => {
  expect(fillReply(null, { ...asha, language: "ta" }, "Vaigai")).toMatch(/^வணக்கம் Asha, Ooty பற்றி/);
  expect(fillReply("Hi {name}", { ...asha, language: "ta" }, "Vaigai")).toBe("Hi Asha");
});

test("the operator's own reply to a guest without a tour is in one language", () => {
  const guest = { ...asha, destination: null };
  expect(fillReply("{tour} பற்றி", guest, "Vaigai")).toBe("உங்கள் பயணம் பற்றி");
  expect(fillReply("About {tour}.", { ...guest, language: "ta" }, "V")).toBe("About your trip.");
});

test("the reply asks only for what the guest has not said", () => {
  const asked = (known: Partial<Parameters<typeof fillReply>[1]>) =>
    fillReply("{agency}. {questions}", { ...asha, ...known }, "Vaigai");
  expect(asked({})).toBe("Vaigai. How many people are travelling, and on which dates?");
  expect(asked({ people: 4 })).toBe("Vaigai. On which dates are you travelling?");
  expect(asked({ from_day: "2026-12-14" })).toBe("Vaigai. How many people are travelling?");
  expect(asked({ from_day: "2026-12-14", people: 4 })).toBe("Vaigai.");
  const unchanged = { from_day: "2026-12-14", to_day: "2026-12-14", people: 4 };
  expect(asked(unchanged)).toBe("Vaigai. On which dates are you travelling?");
  expect(asked({ ...unchanged, source: "tour" })).toBe("Vaigai.");
  expect(fillReply(null, { ...asha, people: 4 }, "Vaigai")).toMatch(/Vaigai\. On which dates/);
});

test("reply, call and mail links contain only checked values", () => {
  expect(replyLink("+919443122233", "Hi & bye\uD800")).toBe(
    "https://wa.me/919443122233?text=Hi%20%26%20bye%EF%BF%BD",
  );
  for (const phone of [null, "94431", "javascript:alert(1)", "+91/../x", "+1 2345678"]) {
    expect(replyLink(phone, "Hi")).toBeUndefined();
  }
  expect(callLink("04564 222333")).toBe("tel:+914564222333");
  expect(callLink("javascript:123456")).toBe("tel:123456");
  expect(callLink("-")).toBeUndefined();
  expect(mailLink("a@b.in?subject=spam&body=x")).toBe("mailto:a@b.in%3Fsubject%3Dspam%26body%3Dx");
  expect(mailLink("javascript:alert(1)")).toBeUndefined();
});
