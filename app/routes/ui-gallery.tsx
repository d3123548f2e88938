import { UiGallery } from "~/ui/gallery";

/** Every primitive in every state; a route in development only. */
export default function Gallery() {
  return <UiGallery />;
}
