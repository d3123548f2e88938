import * as m from "virtual:messages/panel-hero";
import { useId } from "react";
import { FormText, FormTextArea, FormUrl, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { ImageField } from "~/editing/image-field";
import { PageForm } from "~/editing/page-form";
import { type HeroRecord, useSaveHero } from "./queries";
import { heroSchema } from "./schema";

/** Proposals for the button's link. */
const PAGES = [
  "/domestic-tours",
  "/international-tours",
  "/tours",
  "/contact-us",
  "/about-us",
  "/testimonials",
  "/faq",
];

export function HeroForm({ hero }: { hero: HeroRecord }) {
  const form = useCheckedForm(heroSchema, hero);
  const { save } = useSaveHero();
  const { control } = form;
  const pagesId = useId();
  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      preview={{ page: "home" }}
      stored={{ row: hero.id ? hero : undefined, toInput: (row) => row, schema: heroSchema }}
      copied={{ of: "hero_sections", schema: heroSchema }}
      history={
        hero.id ? { table: "hero_sections", rowId: hero.id, toInput: (row) => row } : undefined
      }
      onSave={save}
    >
      <FormSection title={m.background} text={m.aWidePictureWorksBest}>
        <ImageField
          control={control}
          name="background_image"
          label={m.backgroundImageUrl}
          crop="hero"
        />
      </FormSection>
      <FormSection title={m.words}>
        <FormText control={control} name="title" label={m.title} />
        <FormTextArea control={control} name="subtitle" label={m.subtitle} rows={2} />
      </FormSection>
      <FormSection title={m.button} text={m.buttonHint}>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText control={control} name="button_text" label={m.buttonText} />
          <FormUrl
            control={control}
            name="button_link"
            label={m.buttonLink}
            hint={m.buttonLinkHint}
            autoComplete="off"
            spellCheck={false}
            list={pagesId}
          />
          <datalist id={pagesId}>
            {PAGES.map((path) => (
              <option key={path} value={path} />
            ))}
          </datalist>
        </div>
      </FormSection>
    </PageForm>
  );
}
