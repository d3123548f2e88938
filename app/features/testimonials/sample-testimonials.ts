type TestimonialText = {
  name: string;
  image: string;
  location: string;
  rating: number;
  comment: string;
  tour: string;
};

const texts = [
  {
    name: "Ramya Senthilkumar",
    image: "/posters/avatar-1.svg",
    location: "Paramakudi, Tamil Nadu",
    rating: 5,
    comment:
      "We walked in with a date and a budget and walked out with a plan. The houseboat night at Alappuzha was all our children talked about for a month.",
    tour: "Kerala Backwaters, Munnar & Thekkady",
  },
  {
    name: "Mohamed Ismail",
    image: "/posters/avatar-2.svg",
    location: "Ramanathapuram, Tamil Nadu",
    rating: 5,
    comment:
      "Eleven of us went to Singapore, from my grandmother to a baby of ten months. Visas, halal meals and a wheelchair at the airport were all arranged.",
    tour: "Singapore City Lights",
  },
  {
    name: "Saraswathi Ammal",
    image: "/posters/avatar-3.svg",
    location: "Sivaganga, Tamil Nadu",
    rating: 5,
    comment:
      "I had waited thirty years to bathe in the 22 theerthams. The guide held my hand on the wet steps and never once hurried me.",
    tour: "Rameswaram & Pamban Bridge",
  },
  {
    name: "Vignesh Kumar",
    image: "/posters/avatar-4.svg",
    location: "Madurai, Tamil Nadu",
    rating: 4,
    comment:
      "Clean rooms and a careful driver on the ghat roads. Rain spoiled one afternoon at Ooty and they moved the toy train to the next morning for us.",
    tour: "Ooty & Kodaikanal Hills",
  },
  {
    name: "Anitha Joseph",
    image: "/posters/avatar-5.svg",
    location: "Thoothukudi, Tamil Nadu",
    rating: 5,
    comment:
      "The price we were quoted was the price we paid. Standing before the Taj at six in the morning, with hardly anyone around, was worth the whole journey.",
    tour: "Golden Triangle: Delhi, Agra & Jaipur",
  },
  {
    name: "Palaniappan R.",
    image: "/posters/avatar-6.svg",
    location: "Karaikudi, Tamil Nadu",
    rating: 4,
    comment:
      "A relaxed week with vegetarian food everywhere we stopped. Our driver-guide spoke Tamil and knew the story of every temple on the road to Nuwara Eliya.",
    tour: "Sri Lanka Coast & Tea Country",
  },
] satisfies TestimonialText[];

/** Shown when the server has no testimonials or cannot be reached (spec §2). */
export const sampleTestimonials = texts.map((text, at) => ({
  id: `sample-${at + 1}`,
  ...text,
  featured: false,
  created_at: "2026-01-01T00:00:00.000Z",
}));

/** Seeded into an empty testimonials table, each with a random `featured` flag (spec §4). */
export const seedTestimonials: TestimonialText[] = texts.slice(0, 3);
