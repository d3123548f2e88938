import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "~/ui/lazy-part";
import { useCompany } from "./use-company";

const AnsweringPeople = lazyPart(() => import("./answering-people"));

/** The people who answer visitors. Their code is loaded only if the operator named some. */
export function WhoAnswers(props: ComponentProps<typeof AnsweringPeople>) {
  if (useCompany().answering.length === 0) return null;
  return (
    <Suspense>
      <AnsweringPeople {...props} />
    </Suspense>
  );
}
