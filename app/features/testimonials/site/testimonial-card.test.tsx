import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ["en", "The best week of our lives", false],
  ["en", "மறக்க முடியாத வாரம்", false],
  ["ta", "மறக்க முடியாத வாரம்", false],
  ["ta", "The best week of our lives", true],
])(
  "on a page in %s, the comment %j has the mark of English: %s",
  async (language, comment, has) => {
    vi.resetModules();
    vi.stubEnv("VITE_LANGUAGE", language);
    const { TestimonialCard } = await import("./testimonial-card");
    const testimonial = {
      id: "1",
      name: "",
      image: "",
      location: "",
      rating: 5,
      comment,
      tour: "",
    };
    const html = renderToStaticMarkup(<TestimonialCard testimonial={testimonial} />);
    expect(html.includes(">English<")).toBe(has);
  },
);
