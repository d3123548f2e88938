import * as m from "virtual:messages/review";
import { useActionState, useState } from "react";
import { PictureError, shrinkPicture } from "~/editing/shrink-picture";
import { useCompany } from "~/features/company/site/use-company";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { classNames } from "~/ui/class-names";
import { preventReset, SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { starIcon } from "~/ui/icons";
import { Notice } from "~/ui/notice";
import { randomId } from "~/ui/random-id";
import { HoneypotField, waitForFill } from "~/ui/send-form";
import { languageOf } from "~/ui/text";
import { TextArea } from "~/ui/text-area";
import { type Invitation, sendReview } from "./send-review";

/** In pixels. A larger PNG, of a browser that cannot encode WebP, can exceed the server's limit of 4 MB. */
const MAX_SIDE = 1280;
const OTHER = "other";

interface Result {
  isSent?: boolean;
  /** Why the review was not sent, as a sentence for the visitor. */
  refusal?: string;
  pictureRefusal?: string;
}

/** Sends a review to the operator. The site shows the review only after approval. */
export function ReviewForm({
  tours,
  invitation,
}: {
  tours: { id: string; title: string }[];
  invitation: Invitation | null;
}) {
  const { email, keep_months } = useCompany();
  const [id] = useState(randomId);
  const isListed = tours.some((tour) => tour.id === invitation?.tour_id);
  const invitedTour = isListed ? (invitation?.tour_id ?? "") : invitation?.tour ? OTHER : "";
  // Keeps a tour that the visitor chooses before the invitation is loaded.
  const [chosenTour, setTour] = useState<string>();
  const tour = chosenTour ?? invitedTour;

  async function send(_: Result, form: FormData): Promise<Result> {
    const text = (name: string) => String(form.get(name) ?? "");
    const chosen = form.get("picture");
    let picture: Blob | undefined;
    try {
      // Shrinking keeps photographs within the server's limit and removes their GPS position.
      const file = chosen instanceof File && chosen.size > 0 ? chosen : null;
      picture = file ? await shrinkPicture(file, false, MAX_SIDE) : undefined;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return { pictureRefusal: error.message };
    }
    const review = {
      id,
      invite: invitation?.token,
      honeypot: text("honeypot"),
      filledMs: await waitForFill(),
      name: text("name"),
      location: text("location"),
      ...(tour === OTHER ? { tour: text("other_tour") } : { tour_id: tour }),
      rating: Number(form.get("rating")),
      comment: text("comment"),
    };
    const refusal = await sendReview(review, picture);
    return refusal ? { refusal } : { isSent: true };
  }
  const [result, action, isSending] = useActionState(send, {});

  if (result.isSent) {
    return (
      <div tabIndex={-1} ref={(thanks) => thanks?.focus()} className="outline-none">
        <Notice tone="success">
          <p className="font-semibold">{m.thanks}</p>
          <p>{m.thanksText}</p>
        </Notice>
      </div>
    );
  }
  return (
    <>
      <form
        action={action}
        onReset={preventReset}
        aria-label={m.yourReview}
        className="grid max-w-2xl grid-cols-1 gap-5 sm:grid-cols-2 noscript:hidden"
      >
        <TextField
          label={m.name}
          name="name"
          autoComplete="name"
          defaultValue={invitation?.name}
          maxLength={200}
          required
        />
        <TextField
          label={m.place}
          name="location"
          placeholder={m.placeExample}
          autoComplete="address-level2"
          maxLength={200}
          required
        />
        <SelectField
          label={m.tour}
          value={tour}
          onChange={({ target }) => setTour(target.value)}
          fieldClassName="sm:col-span-2"
        >
          <option value="">{m.chooseTour}</option>
          {tours.map(({ id, title }) => (
            <option key={id} value={id} lang={languageOf(title)}>
              {title}
            </option>
          ))}
          <option value={OTHER}>{m.otherTour}</option>
        </SelectField>
        {tour === OTHER && (
          <TextField
            label={m.whichTour}
            name="other_tour"
            defaultValue={isListed ? undefined : (invitation?.tour ?? undefined)}
            maxLength={300}
            fieldClassName="sm:col-span-2"
          />
        )}
        <Rating />
        <TextArea
          label={m.yourReview}
          name="comment"
          minLength={10}
          maxLength={5000}
          required
          fieldClassName="sm:col-span-2"
        />
        <TextField
          label={m.picture}
          hint={m.pictureHint}
          name="picture"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
          error={result.pictureRefusal}
          fieldClassName="sm:col-span-2"
          className="cursor-pointer border-dashed p-3 file:me-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-surface file:px-5 file:font-semibold file:text-ink hover:file:bg-surface-sunken"
        />
        <HoneypotField />
        <CheckboxField
          label={m.consent}
          hint={m.consentHint({ months: keep_months, email })}
          name="consent"
          required
          fieldClassName="sm:col-span-2"
        />
        {/* Removed while sending, so that the same refusal is announced again. */}
        {result.refusal && !isSending && (
          <div className="sm:col-span-2">
            <Notice tone="danger">{result.refusal}</Notice>
          </div>
        )}
        <Button type="submit" size="lg" isBusy={isSending} className="justify-self-start">
          {m.send}
        </Button>
      </form>
      <noscript>
        <p>{m.noScript}</p>
      </noscript>
    </>
  );
}

const ratings = [1, 2, 3, 4, 5];

/** Five stars as radio buttons, none of them chosen at first. */
function Rating() {
  const [chosen, setChosen] = useState(0);
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-sm font-semibold">
        {m.rating}
        <span aria-hidden="true" className="text-accent">
          {" *"}
        </span>
      </legend>
      <div className="flex w-fit flex-wrap rounded-md has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {ratings.map((rating) => (
          <label
            key={rating}
            title={m.outOfFive({ rating })}
            className="relative grid size-11 cursor-pointer place-items-center text-star"
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              checked={rating === chosen}
              onChange={() => setChosen(rating)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon
              path={starIcon}
              className={classNames("size-7", rating <= chosen && "fill-current")}
            />
            <span className="sr-only">{m.outOfFive({ rating })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
