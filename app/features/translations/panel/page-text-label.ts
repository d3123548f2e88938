import * as m from "virtual:messages/panel-page-texts";

const labels: Record<string, string> = {
  home_welcome: m.welcome,
  domestic_tours: m.domesticTours,
  international_tours: m.internationalTours,
  all_tours: m.allTours,
  testimonials: m.testimonials,
  faq: m.faq,
  about_headline: m.headline,
  mission_title: m.titleOfTheMission,
  mission: m.mission,
};

/** The label of a text in its form, and beside its translation. */
export function pageTextLabel(name: string): string {
  const [, kind, at, title] = /^(value|reason)_(\d)(_title)?$/.exec(name) ?? [];
  if (!at) return labels[name] ?? name;
  const label = kind === "value" ? m.value({ at }) : m.reason({ at });
  return title ? label : m.text({ label });
}
