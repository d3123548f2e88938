import { Button } from "~/ui/button";
import { Section } from "~/ui/section";

/** Spec §2: the button of this block has no action. */
export function ShareExperience() {
  return (
    <Section
      tone="sunken"
      title="Share Your Experience"
      text="Just back from a tour with us? The next family planning that trip would love to hear how it went."
      action={
        <Button size="lg" variant="secondary">
          Submit Your Testimonial
        </Button>
      }
    />
  );
}
