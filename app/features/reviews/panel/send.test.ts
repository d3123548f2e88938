import { expect, test } from "vitest";
import { invitationChatLink } from "./send";

const link = "https://agency.example/ta/review?invite=1";
const textOf = (url: string) => new URL(url).searchParams.get("text");

test("the message with an invitation is in the traveller's language", () => {
  const tour = "Hills of Ooty";
  expect(textOf(invitationChatLink({ name: "Asha", tour }, link, "en"))).toBe(
    `Hi Asha, how was your trip "Hills of Ooty"? Please tell us here: ${link}`,
  );
  expect(textOf(invitationChatLink({ name: "Asha", tour: null }, link, "en"))).toBe(
    `Hi Asha, how was your trip? Please tell us here: ${link}`,
  );
  expect(textOf(invitationChatLink({ name: "ஆஷா", tour }, link, "ta"))).toBe(
    `வணக்கம் ஆஷா அவர்களே, “Hills of Ooty” பயணம் எப்படி இருந்தது? இங்கே சொல்லுங்கள்: ${link}`,
  );
  expect(textOf(invitationChatLink({ name: "आशा", tour: null }, link, "hi"))).toBe(
    `नमस्ते आशा, आपकी यात्रा कैसी रही? हमें यहाँ बताइए: ${link}`,
  );
});
