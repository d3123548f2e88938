import * as m from "virtual:messages/panel-hero";
import { useQuery } from "@tanstack/react-query";
import { Loaded, NothingStored } from "~/editing/loaded";
import { HeroForm } from "~/features/hero/panel/hero-form";
import { heroQuery } from "~/features/hero/panel/queries";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { AdminHeader } from "~/panel/admin-header";

export default function HeroSections() {
  const query = useQuery(heroQuery);
  return (
    <>
      <AdminHeader title={m.heroSections} text={m.text} viewPath="/" />
      <Loaded query={query} isFresh failure={m.errorLoadingHeroSection}>
        {(hero) => (
          <>
            {!hero.id && <NothingStored />}
            <WithLanguages table="hero_sections" rowId={hero.id} preview={{ page: "home" }}>
              <HeroForm hero={hero} />
            </WithLanguages>
          </>
        )}
      </Loaded>
    </>
  );
}
