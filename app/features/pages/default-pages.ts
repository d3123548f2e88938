import type { Insert } from "../../supabase/types.ts";

const PRIVACY = `This page says what we do with what you tell us.

## What we receive
When you write to us on WhatsApp, by mail or with a form of this site, or call us, we receive your name, how to reach you, and what you want to know. For a booking we also need the names and ages of the travellers, and for [tours abroad](/international-tours) what a visa asks for.

## What we use it for
We use it to answer you, to plan your journey and to carry it out. Hotels, airlines, drivers and guides get only what they need for it. We do not sell it, and we do not give it to others for advertising.

## How long we keep it
We delete it when neither your journey nor the law needs it any more.

## This site
There is no advertising on this site. The tours on your shortlist and the pages that you open stay on your own device. Maps come from Google, and chats open in WhatsApp; their own rules apply there.

## Your rights
You may ask us what we know about you, and have it corrected or deleted. [Write to us or call](/contact-us).`;

const TERMS = `These terms apply to every tour that you book with us.

## Booking and payment
We ask for {advance}. Your booking is made when we receive the advance. {balance} A receipt is given for every payment.

## Prices
Prices vary by season, group size and customisation. The price in your booking confirmation is the one that counts. [Each tour page](/tours) says what its price includes, and how taxes are paid.

## Cancellation and refunds
[Write to us or call](/contact-us) as soon as you know. {refunds} Refunds go back the way you paid.

## If we have to change a plan
Weather, roads and permits can make us change a day. We tell you as soon as we know, and offer what comes closest.

## Papers and health
You need valid papers for your journey, and for tours abroad a passport and a visa. Please tell us about medical conditions when you book.

## Questions
[Our office](/contact-us) answers {hours}.`;

/** Drafts, seeded into an empty `pages` table. Payment and messaging companies ask for such pages. */
export const defaultPages = [
  { title: "Privacy", address: "privacy", content: PRIVACY, in_footer: true },
  { title: "Terms and refunds", address: "terms-and-refunds", content: TERMS, in_footer: true },
] satisfies Insert<"pages">[];
