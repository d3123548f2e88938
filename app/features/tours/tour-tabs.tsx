import { island } from "~/ui/island";
import { type Tab, Tabs } from "~/ui/tabs";
import type { TourDetails } from "./tour-details";
import type { PanelName } from "./tour-panels";

const TourPanel = island(() => import("./tour-panels").then((part) => part.TourPanel));

/** Overview, and of the other tabs those that have something to show (spec §2). */
export function TourTabs({ tour }: { tour: TourDetails }) {
  const tabs = [tab("overview", "Overview", tour)];
  if (tour.itinerary.length > 0) tabs.push(tab("itinerary", "Itinerary", tour));
  if (tour.inclusions.length > 0) tabs.push(tab("inclusions", "Inclusions", tour));
  if (tour.gallery.length > 0) tabs.push(tab("gallery", "Gallery", tour));
  if (tour.reviews.length > 0) tabs.push(tab("reviews", "Reviews", tour));
  // A new tour starts at its Overview, whatever was open on the one before.
  return <Tabs key={tour.id} label="About this tour" tabs={tabs} panelClassName="py-8" />;
}

function tab(name: PanelName, label: string, tour: TourDetails): Tab {
  return { id: name, label, content: <TourPanel name={name} tour={tour} /> };
}
