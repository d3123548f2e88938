import * as m from "virtual:messages/answering";
import { classNames } from "~/ui/class-names";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import { useCompany } from "./use-company";

/** The people who answer visitors, with their languages. */
export default function AnsweringPeople({ className }: { className: string }) {
  const { answering } = useCompany();
  return (
    <div className={classNames("print:hidden", className)}>
      <p className="font-semibold">{m.whoAnswers}</p>
      <ul className="mt-2 grid gap-3">
        {answering.map(({ name, role, picture, languages }) => (
          <li key={name} className="flex items-center gap-3">
            {picture && (
              <Picture
                src={picture}
                fallback={fallbackPictures.person}
                alt=""
                width={96}
                height={96}
                className="size-12 shrink-0 rounded-full"
              />
            )}
            <p className="min-w-0 text-sm">
              <span className="block text-base font-semibold">{markLanguage(name)}</span>
              {markLanguage([role, languages].filter(Boolean).join(" · "))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
