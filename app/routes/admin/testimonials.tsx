import * as m from "virtual:messages/panel-testimonials";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Star from "lucide-react/icons/star";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { DeleteButton } from "~/editing/deletion";
import { ListCount, PagedList } from "~/editing/paged-list";
import { UnsavedHint } from "~/editing/unsaved-hint";
import { waitingReviewsQuery } from "~/features/reviews/panel/queries";
import type { Testimonial } from "~/features/testimonials/data";
import {
  testimonialQuery,
  testimonialsPageQuery,
  useDeleteTestimonial,
  useFeatureTestimonial,
} from "~/features/testimonials/panel/queries";
import { TestimonialFormDialog } from "~/features/testimonials/panel/testimonial-form";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { AdminHeader } from "~/panel/admin-header";
import { Button, ButtonLink, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { markLanguage } from "~/ui/mark-language";
import { pageOf } from "~/ui/pagination";
import { Picture } from "~/ui/picture";
import { StarRating } from "~/ui/star-rating";

export default function Testimonials() {
  const [params] = useSearchParams();
  const query = useQuery(testimonialsPageQuery(pageOf(params)));
  const { data: waiting } = useQuery(waitingReviewsQuery);
  const [edited, setEdited] = useState<Testimonial | "new">();
  return (
    <>
      <AdminHeader
        title={m.testimonials}
        text={m.featuredHint}
        viewPath="/testimonials"
        action={
          <>
            {waiting && (waiting.isOn || waiting.count > 0) && (
              <ButtonLink to="/admin/reviews" variant="secondary">
                {waiting.count > 0
                  ? m.reviewsToApprove({ count: waiting.count })
                  : m.inviteATraveller}
              </ButtonLink>
            )}
            <Button onClick={() => setEdited("new")}>
              <Plus aria-hidden="true" />
              {m.addTestimonial}
            </Button>
          </>
        }
      />
      {waiting && !waiting.isOn && (
        <p className="mb-6 text-sm text-ink-muted">
          {m.reviewsAreOff({
            link: (words) => (
              <Link to="/admin/site-settings/enquiries" className="underline">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {!edited && <UnsavedHint table="testimonials" query={testimonialQuery} onOpen={setEdited} />}
      <PagedList
        query={query}
        failure={m.notLoaded}
        empty={<EmptyState title={m.noTestimonials} text={m.samplesAreShown} />}
      >
        {({ rows }) => (
          <>
            <ListCount query={query} noun="testimonial" />
            <ul className="grid gap-4 sm:max-md:grid-cols-2 lg:grid-cols-2 xl:grid-cols-3">
              {rows.map((testimonial) => (
                <li key={testimonial.id} className="flex min-w-0">
                  <TestimonialCard
                    testimonial={testimonial}
                    onEdit={() => setEdited(testimonial)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {edited && (
        <WithLanguages
          table="testimonials"
          title={m.testimonial}
          preview={{ page: "testimonials" }}
          rowId={edited === "new" ? undefined : edited.id}
          onClose={() => setEdited(undefined)}
        >
          <TestimonialFormDialog
            testimonial={edited === "new" ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </WithLanguages>
      )}
    </>
  );
}

function TestimonialCard({
  testimonial,
  onEdit,
}: {
  testimonial: Testimonial;
  onEdit: () => void;
}) {
  const { id, name, image, location, rating, comment, tour, featured } = testimonial;
  const feature = useFeatureTestimonial();
  const deletion = useDeleteTestimonial();
  return (
    <Card
      className={classNames(
        "flex w-full min-w-0 flex-col gap-3 p-4 wrap-anywhere",
        featured && "border-star ring-1 ring-star",
      )}
    >
      <div className="flex items-start gap-3">
        <Picture
          src={image}
          fallback={fallbackPictures.person}
          alt=""
          width={48}
          height={48}
          className="size-12 shrink-0 rounded-full"
        />
        <div className="min-w-0 grow">
          <h2 className="font-sans text-base leading-tight font-semibold wrap-anywhere">
            {markLanguage(name)}
          </h2>
          <p className="text-sm text-ink-muted">{markLanguage(location)}</p>
        </div>
        <IconButton
          label={m.featuredOf({ name })}
          aria-pressed={featured}
          aria-disabled={feature.isSaving}
          onClick={() => feature.save({ shown: testimonial, featured: !featured })}
          className="-mt-2 -mr-2 self-start"
        >
          <Star
            aria-hidden="true"
            className={classNames("text-star", featured && "fill-current")}
          />
        </IconButton>
      </div>
      <StarRating rating={rating} />
      <p className="line-clamp-3 text-sm">{markLanguage(comment)}</p>
      {tour && <p className="line-clamp-2 text-sm text-ink-muted">{markLanguage(tour)}</p>}
      <div className="mt-auto flex justify-end border-t border-line pt-2">
        <IconButton label={m.edit({ name })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <DeleteButton
          name={name}
          question={m.deleteTestimonial}
          isBusy={deletion.isSaving}
          onDelete={() => deletion.save(id)}
        />
      </div>
    </Card>
  );
}
