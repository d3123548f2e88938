import type { Database } from "../../app/supabase/database.types.ts";

type Tables = Database["public"]["Tables"];
/** The tables that people write. */
export type TableName = Exclude<keyof Tables, "row_versions">;

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
    published_at: "2026-01-01T00:00:00Z",
    hidden_at: null,
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
  },
};

type Stamps = "id" | "created_at" | "updated_at";

/** One change for each table that its rules accept. */
export const goodChanges: { [T in TableName]: Tables[T]["Update"] } = {
  tours: { title: "Changed" },
  categories: { name: "Changed" },
  hero_sections: { title: "Changed" },
  carousel_images: { caption: "Changed" },
  testimonials: { name: "Changed" },
  about_sections: { title: "Changed" },
  company_info: { company_name: "Changed" },
};
