import * as m from "virtual:messages/panel-carousel";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { DeleteButton } from "~/editing/deletion";
import { useListParams } from "~/editing/list-params";
import { ListCount, PagedList } from "~/editing/paged-list";
import type { ListPage } from "~/editing/read";
import { SortableList } from "~/editing/sortable-list";
import { UnsavedHint } from "~/editing/unsaved-hint";
import type { CarouselSection } from "~/features/carousel/data";
import { CarouselImageFormDialog } from "~/features/carousel/panel/carousel-image-form";
import {
  type CarouselItem,
  carouselImageQuery,
  carouselImagesQuery,
  useDeleteCarouselImage,
  useMoveCarouselImage,
} from "~/features/carousel/panel/queries";
import { carouselSections, sectionLabels } from "~/features/carousel/panel/schema";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { AdminHeader } from "~/panel/admin-header";
import { Button, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { SelectField } from "~/ui/field";
import { markLanguage } from "~/ui/mark-language";
import { pageOf } from "~/ui/pagination";
import { Picture } from "~/ui/picture";

export default function CarouselImages() {
  const [params, change] = useListParams();
  const section = carouselSections.find((value) => value === params.get("section")) ?? "home";
  const query = useQuery(carouselImagesQuery(section, pageOf(params)));
  const [edited, setEdited] = useState<CarouselItem | "new">();
  return (
    <>
      <AdminHeader
        title={m.carouselImages}
        text={m.text}
        action={
          <Button onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            {m.addImage}
          </Button>
        }
      />
      {!edited && (
        <UnsavedHint table="carousel_images" query={carouselImageQuery} onOpen={setEdited} />
      )}
      <div className="flex flex-col gap-4">
        <SelectField
          label={m.section}
          fieldClassName="max-w-56"
          value={section}
          onChange={(event) => change({ section: event.target.value })}
        >
          {carouselSections.map((value) => (
            <option key={value} value={value}>
              {sectionLabels[value]}
            </option>
          ))}
        </SelectField>
        <PagedList
          query={query}
          failure={m.notLoaded}
          empty={<EmptyState title={m.noImages} text={section === "home" && m.builtInImages} />}
        >
          {(shown) => (
            <>
              <ListCount query={query} noun="image" />
              <ImageList key={section} section={section} images={shown} onEdit={setEdited} />
            </>
          )}
        </PagedList>
      </div>
      {edited && (
        <WithLanguages
          table="carousel_images"
          title={m.image}
          rowId={edited === "new" ? undefined : edited.id}
          onClose={() => setEdited(undefined)}
        >
          <CarouselImageFormDialog
            image={edited === "new" ? undefined : edited}
            section={section}
            onClose={() => setEdited(undefined)}
          />
        </WithLanguages>
      )}
    </>
  );
}

function ImageList({
  section,
  images,
  onEdit,
}: {
  section: CarouselSection;
  images: ListPage<CarouselItem>;
  onEdit: (image: CarouselItem) => void;
}) {
  const deletion = useDeleteCarouselImage();
  const move = useMoveCarouselImage(section);
  return (
    <SortableList
      page={images}
      getName={(image, index) => nameOf(image, images.from + index)}
      isBusy={move.isSaving || deletion.isSaving}
      onMove={({ id }, direction) => move.save({ id, direction })}
      className="grid gap-4 *:flex sm:grid-cols-2 xl:grid-cols-3"
    >
      {(image, index, moveButtons) => (
        <Card className="flex w-full flex-col overflow-hidden">
          <Picture
            src={image.url}
            fallback={fallbackPictures.other}
            alt=""
            width={480}
            height={270}
            className="aspect-video w-full"
          />
          <div className="flex grow flex-col gap-1 px-4 pt-3">
            <h2 className="line-clamp-3 font-sans text-base font-semibold wrap-anywhere">
              {markLanguage(image.caption) || m.noCaption}
            </h2>
            <p className="text-sm text-ink-muted">{m.order({ number: images.from + index + 1 })}</p>
          </div>
          <div className="flex flex-wrap justify-end px-2 pb-2">
            {/* In two or more columns, the arrows point left and right. */}
            <div className="flex sm:[&_svg]:-rotate-90">{moveButtons}</div>
            <IconButton
              label={m.edit({ name: nameOf(image, images.from + index) })}
              onClick={() => onEdit(image)}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
            <DeleteButton
              name={nameOf(image, images.from + index)}
              question={m.deleteImage}
              isOff={deletion.isSaving || move.isSaving}
              onDelete={() => deletion.save(image.id)}
            />
          </div>
        </Card>
      )}
    </SortableList>
  );
}

function nameOf({ caption }: CarouselItem, index: number): string {
  return caption || m.imageNumber({ number: index + 1 });
}
