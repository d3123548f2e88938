type TitledText = { title: string; description: string };
type Stat = { value: string; label: string };

export const welcome = {
  title: "Welcome",
  description:
    "From a weekend at Rameswaram to a week in Singapore, we plan tours for families, friends and groups from southern Tamil Nadu. Tell us where you would like to go, and we will take care of the tickets, the stays, the food and the road.",
} satisfies TitledText;

/** The claims of spec §1 as figures. */
export const stats = [
  { value: "15+", label: "Years of experience" },
  { value: "10,000+", label: "Happy travellers" },
  { value: "95%", label: "Satisfaction rate" },
  { value: "24/7", label: "Support on tour" },
] satisfies Stat[];
