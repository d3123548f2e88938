import { useId } from "react";
import { FormText, FormTextArea, FormUrl, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { ImageField } from "~/editing/image-field";
import { PageForm } from "~/editing/page-form";
import { type HeroRecord, useSaveHero } from "./queries";
import { heroSchema } from "./schema";

/** What the field of the button's link proposes. */
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
      submitLabel="Save Changes"
      preview={{ page: "home" }}
      stored={{ row: hero.id ? hero : undefined, toInput: (row) => row, schema: heroSchema }}
      copied={{ of: "hero_sections", schema: heroSchema }}
      history={
        hero.id ? { table: "hero_sections", rowId: hero.id, toInput: (row) => row } : undefined
      }
      onSave={save}
    >
      <FormSection title="Background" text="A wide picture works best.">
        <ImageField
          control={control}
          name="background_image"
          label="Background Image URL"
          shape="banner"
          crop="hero"
        />
      </FormSection>
      <FormSection title="Words">
        <FormText control={control} name="title" label="Title" />
        <FormTextArea control={control} name="subtitle" label="Subtitle" rows={2} />
      </FormSection>
      <FormSection title="Button" text="Below the words of the home page.">
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText control={control} name="button_text" label="Button Text" />
          <FormUrl
            control={control}
            name="button_link"
            label="Button Link"
            hint="A page of this site, such as /domestic-tours, or a web address"
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
