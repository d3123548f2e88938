import * as m from "virtual:messages/panel-tours";
import { useRef, useState } from "react";
import { withoutSharedLines } from "~/editing/versions";
import { useOtherLanguages, usePublicLanguages } from "~/features/translations/panel/queries";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { Loading } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { shortText } from "~/ui/short-text";
import { languageOf } from "~/ui/text";
import { PreviewList } from "../many/preview-list";
import { readSheets } from "./files";
import { planImport } from "./plan";
import { readToImport } from "./queries";
import type { ImportPlan } from "./rows";

/** Longer texts are cut in the preview. */
const SHOWN_LETTERS = 300;

/** Reads a file, shows what it would change and what is wrong in it, and imports it. */
export function ImportDialog({
  isSaving,
  onImport,
  onClose,
}: {
  isSaving: boolean;
  onImport: (plan: ImportPlan) => Promise<unknown>;
  onClose: () => void;
}) {
  const [plan, setPlan] = useState<ImportPlan>();
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState("");
  const latest = useRef<File>(undefined);
  const count = plan?.count ?? 0;
  const languages = useOtherLanguages();
  const publicLanguages = usePublicLanguages();

  async function read(file: File | undefined) {
    latest.current = file;
    setPlan(undefined);
    setFailure("");
    setIsReading(file !== undefined);
    if (!file) return;
    // A file that was chosen meanwhile counts instead of this one.
    const ifLatest = (show: () => void) => latest.current === file && show();
    try {
      const sheets = await readSheets(file);
      const stored = await readToImport(sheets, languages);
      ifLatest(() => setPlan(planImport(sheets, { ...stored, publicLanguages })));
    } catch (error) {
      ifLatest(() => setFailure((error as Error).message));
    } finally {
      ifLatest(() => setIsReading(false));
    }
  }

  return (
    <Dialog
      isOpen
      isWide
      isBusy={isSaving}
      title={m.importText}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isSaving} onClick={onClose}>
            {m.cancel}
          </Button>
          <Button
            isBusy={isSaving}
            busyLabel={m.importing}
            disabled={count === 0}
            onClick={() => plan && onImport(plan)}
          >
            {count > 0 ? m.importCount({ count }) : m.importText}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={m.file}
          hint={m.fileHint}
          type="file"
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={isSaving}
          error={failure}
          onChange={({ target }) => void read(target.files?.[0])}
        />
        {languages.length > 0 && <p className="text-sm text-ink-muted">{m.translationsHint}</p>}
        {isReading && <Loading />}
        {plan && <Plan plan={plan} />}
      </div>
    </Dialog>
  );
}

function Plan({ plan }: { plan: ImportPlan }) {
  const { lines, count, problems, notes, publicTranslations, newerTours } = plan;
  return (
    <section aria-labelledby="import-preview" className="flex flex-col gap-3">
      <h3 id="import-preview" className="text-lg">
        {m.preview}
      </h3>
      <p role="status" className="text-sm font-semibold">
        {problems.length > 0
          ? m.rowsWithProblems({ count, problems: problems.length })
          : count > 0
            ? m.rowsWouldChange({ count })
            : m.nothingWouldChange}
        {notes.length > 0 && `, ${m.cellsToCheck({ count: notes.length })}`}
      </p>
      {publicTranslations > 0 && (
        <p className="text-sm">{m.translationsChange({ count: publicTranslations })}</p>
      )}
      {newerTours > 0 && (
        <Notice tone="warning">
          <p className="text-sm">{m.toursNewerThanFile({ count: newerTours })}</p>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice tone="warning">
          <Cells hint={m.rowsLeftOut} label={m.problems} sentences={problems} />
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice>
          <Cells hint={m.checkTheseCells} label={m.notes} sentences={notes} />
        </Notice>
      )}
      <PreviewList
        label={m.preview}
        lines={lines.map(({ title, what, mark, ...texts }, at) => {
          const { before, after } = withoutSharedLines(texts.before, texts.after);
          return {
            key: String(at),
            title,
            what,
            mark,
            before: shortText(before, SHOWN_LETTERS) || m.empty,
            after: shortText(after, SHOWN_LETTERS) || m.empty,
          };
        })}
      />
    </section>
  );
}

const MAX_SENTENCES = 100;

function Cells({ hint, label, sentences }: { hint: string; label: string; sentences: string[] }) {
  return (
    <>
      <p className="text-sm">{hint}</p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="mt-1 max-h-48 list-disc overflow-y-auto pl-5 text-sm wrap-anywhere"
      >
        {sentences.slice(0, MAX_SENTENCES).map((sentence) => (
          <li key={sentence} lang={languageOf(sentence)}>
            {sentence}
          </li>
        ))}
      </ul>
      {sentences.length > MAX_SENTENCES && (
        <p className="text-sm">{m.andMore({ count: sentences.length - MAX_SENTENCES })}</p>
      )}
    </>
  );
}
