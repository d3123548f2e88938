import type { Database } from "../../app/supabase/database.types.ts";
import type { TestDatabase } from "../database/database.ts";

type Tables = Database["public"]["Tables"];
/** The tables that people write. */
export type TableName = Exclude<
  keyof Tables,
  "row_versions" | "tour_addresses" | "quote_revisions" | "push_keys"
>;

/** A row that every rule of its table accepts; a table without one here fails the matrix. */
export const goodRows: { [T in TableName]: Required<Omit<Tables[T]["Insert"], Stamps>> } = {
  tours: {
    title: "Hills of Ooty",
    type: "domestic",
    category: "Hill Stations",
    summary: "Three days among tea gardens.",
    image_url: "/posters/ooty-kodaikanal-hills.svg",
    price: "₹12,500",
    duration: "3 Days / 2 Nights",
    highlights: [{ value: "Toy train" }],
    inclusions: [{ value: "Breakfast" }],
    itinerary: [{ day: "Day 1", title: "Arrival", description: "Rest", name: "Kumar" }],
    gallery: ["https://example.com/a.jpg"],
    featured: true,
    reviews: [{ name: "Asha", date: "2024-01-01", rating: 5, comment: "Lovely" }],
    starts_from: "Madurai",
    price_from: 12500,
    price_basis: "On twin sharing",
    child_price: "₹8,000",
    single_supplement: "₹4,000",
    exclusions: [{ value: "Lunch" }],
    best_months: [12, 1],
    group_size: "10-20",
    pace: "Easy",
    pickup_points: [{ place: "Paramakudi bus stand", time: "6:00 AM" }],
    documents: "Any photo identity card",
    advance: "25%",
    cancellation: "Under 7 days none",
    questions: [{ question: "Is it cold?", answer: "At night." }],
    published_at: "2026-01-01T00:00:00Z",
    hidden_at: null,
  },
  departures: {
    tour_id: "hills",
    starts_on: "2030-12-14",
    price: "₹13,000",
    status: "Open",
    seats_left: 6,
  },
  categories: { name: "Hill Stations", type: "domestic" },
  hero_sections: {
    title: "Travel with us",
    subtitle: "Near and far",
    background_image: "/posters/hero.svg",
    button_text: "Explore",
    button_link: "/domestic-tours",
  },
  carousel_images: { section: "home", url: "/posters/carousel-1.svg", caption: "Temple", order: 0 },
  testimonials: {
    name: "Asha",
    image: "/posters/avatar-1.svg",
    location: "Madurai",
    rating: 5,
    comment: "A trip to remember.",
    tour: "Hills of Ooty",
    featured: false,
  },
  about_sections: {
    title: "Who we are",
    content: "A small agency.",
    image_url: "/posters/about-1.svg",
    section_order: 0,
  },
  company_info: {
    logo_url: "/posters/logo.svg",
    company_name: "Vaigai Holidays",
    tagline: "Go and see",
    address: "1 Main Road",
    city: "Paramakudi",
    state: "Tamil Nadu",
    postal_code: "623707",
    country: "India",
    phone: "+91 98765 43210",
    email: "hello@example.com",
    website: "https://example.com",
    whatsapp_number: "+91 98765 43210",
    working_hours: "9 to 6",
    facebook_url: "https://facebook.com/example",
    instagram_url: "",
    twitter_url: "",
    tax_note: "Prices include 5% GST.",
    keep_enquiries: true,
    receive_forms: true,
    collect_reviews: true,
    count_visits: true,
    keep_months: 12,
  },
  enquiries: {
    source: "home",
    status: "New",
    name: "Asha",
    phone: "+919443122233",
    email: "asha@example.com",
    tour_id: "hills",
    destination: "Ooty",
    from_day: "2030-12-14",
    to_day: "2030-12-16",
    people: 4,
    interest: "domestic",
    subject: "A trip",
    message: "Is it cold there?",
    note: "Wants a window seat",
    call_on: "2030-11-01",
    taken_by: "Kumar",
    told_at: "2030-10-01T00:00:00Z",
    tellings: 1,
    tell_at: "2030-10-01T00:00:00Z",
  },
  push_subscriptions: {
    endpoint: "https://push.example.com/send/1",
    p256dh: "B".repeat(87),
    auth: "A".repeat(22),
    device: "Chrome on Android",
  },
  newsletter_addresses: {
    email: "asha@example.com",
    token: "a".repeat(64),
    consented_at: "2030-10-01T00:00:00Z",
    mailed_at: "2030-10-01T00:00:01Z",
    confirmed_at: "2030-10-02T00:00:00Z",
    left_at: null,
  },
  daily_counts: { day: "2030-12-14", tour_id: "hills", kind: "view", count: 7 },
  office_settings: {
    chat_reply: "Dear {name}, about {tour}: {agency}",
    upi_id: "vaigai@upi",
    quote_terms: "Half in advance",
  },
  quotes: {
    number: "",
    enquiry_id: null,
    tour_id: "hills",
    customer_name: "Asha",
    customer_phone: "+919443122233",
    sheet: { title: "Hills of Ooty" },
    revision: 1,
    token: "",
    expires_on: "2030-12-14",
    opened_at: null,
    opened_revision: null,
    opened_count: 0,
  },
  review_invitations: {
    token: "0b9f6c1e-3f0e-4d0b-9a5e-1f2d3c4b5a69",
    name: "Asha",
    tour_id: null,
    tour: "Hills of Ooty",
    expires_at: "2030-12-14T00:00:00Z",
    used_at: null,
  },
  review_submissions: {
    status: "New",
    name: "Asha",
    location: "Madurai",
    tour_id: null,
    tour: "Hills of Ooty",
    rating: 5,
    comment: "A trip to remember.",
    picture: "UklGRg==",
    invited: true,
  },
};

type Stamps = "id" | "user_id" | "created_at" | "updated_at";

/** One change for each table that its rules accept. */
export const goodChanges: { [T in TableName]: Tables[T]["Update"] } = {
  tours: { title: "Changed" },
  departures: { price: "Changed" },
  categories: { name: "Changed" },
  hero_sections: { title: "Changed" },
  carousel_images: { caption: "Changed" },
  testimonials: { name: "Changed" },
  about_sections: { title: "Changed" },
  company_info: { company_name: "Changed" },
  enquiries: { note: "Changed" },
  newsletter_addresses: { left_at: "2030-11-01T00:00:00Z" },
  daily_counts: { tour_id: "Changed" },
  office_settings: { upi_id: "Changed" },
  quotes: { customer_name: "Changed" },
  push_subscriptions: { device: "Changed" },
  review_invitations: { name: "Changed" },
  review_submissions: { name: "Changed" },
};

/** The tables that nobody but an admin reads. */
export const privateTables: TableName[] = [
  "enquiries",
  "newsletter_addresses",
  "daily_counts",
  "office_settings",
  "quotes",
  "push_subscriptions",
  "review_invitations",
  "review_submissions",
];

/** The tour that the good row of `departures` names: without it nobody may insert or read that row. */
export async function addTourOfDepartures({ service }: TestDatabase): Promise<void> {
  const { tour_id: id } = goodRows.departures;
  const { error } = await service.from("tours").upsert({ ...goodRows.tours, id });
  if (error) throw error;
}
