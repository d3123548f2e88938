/** The header's links, in their order (spec §2). */
export const headerLinks = [
  { to: "/", label: "Home" },
  { to: "/domestic-tours", label: "Domestic Tours" },
  { to: "/international-tours", label: "International Tours" },
  { to: "/about-us", label: "About Us" },
  { to: "/contact-us", label: "Contact Us" },
  { to: "/testimonials", label: "Testimonials" },
  { to: "/faq", label: "FAQ" },
];
