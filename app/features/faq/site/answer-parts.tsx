import { Fragment } from "react";
import { Link } from "react-router";
import { markLanguage } from "~/ui/mark-language";
import type { AnswerPart } from "../answer";

/** The text and links of an answer. */
export function AnswerParts({ parts }: { parts: AnswerPart[] }) {
  return parts.map((part, at) =>
    typeof part === "string" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same
      <Fragment key={at}>{markLanguage(part)}</Fragment>
    ) : (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same
        key={at}
        to={part.path}
        reloadDocument={part.path.includes(".")}
        {...(!part.path.startsWith("/") && { target: "_blank", rel: "noopener" })}
        className="text-structure-text underline underline-offset-4"
      >
        {markLanguage(part.words)}
      </Link>
    ),
  );
}
