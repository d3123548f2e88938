import * as m from "virtual:messages/panel-editing";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { languageOf } from "~/ui/text";
import { ConfirmDialog } from "./confirm-dialog";
import { Loaded } from "./loaded";
import { Moment } from "./moment";
import type { VersionedTable } from "./restore";
import { type HistoryRow, type HistoryVersion, versionsQuery } from "./versions";

interface HistoryDialogProps {
  table: VersionedTable;
  rowId: string;
  note: string | undefined;
  isFormDirty: boolean;
  /** `newest` is the row as it is stored now, if it is not deleted. */
  onUse: (row: HistoryRow, newest: HistoryRow | undefined) => void;
  onClose: () => void;
}

/** Lists the versions of a row, newest first, each with its changes. */
export function HistoryDialog({
  table,
  rowId,
  note,
  isFormDirty,
  onUse,
  onClose,
}: HistoryDialogProps) {
  const query = useQuery(versionsQuery(table, rowId));
  const [chosen, setChosen] = useState<HistoryRow>();
  const use = (row: HistoryRow) => onUse(row, query.data?.find(({ isCurrent }) => isCurrent)?.row);
  return (
    <>
      <Dialog
        isOpen
        isWide
        title={m.history}
        description={[m.versionsText, note].filter(Boolean).join(" ")}
        onClose={onClose}
      >
        <Loaded query={query} isFresh failure={m.errorLoadingTheHistory}>
          {(versions) =>
            versions.some(({ isCurrent }) => !isCurrent) ? (
              <ol className="flex flex-col gap-4">
                {versions.map((version) => (
                  <VersionItem
                    key={version.id}
                    version={version}
                    onUse={() => (isFormDirty ? setChosen(version.row) : use(version.row))}
                  />
                ))}
              </ol>
            ) : (
              <EmptyState title={m.noEarlierVersions} text={m.noVersions} />
            )
          }
        </Loaded>
      </Dialog>
      <ConfirmDialog
        isOpen={chosen !== undefined}
        title={m.replaceWhatYouHaveTyped}
        text={m.formHasChanges}
        confirmLabel={m.replace}
        onConfirm={() => chosen && use(chosen)}
        onCancel={() => setChosen(undefined)}
      />
    </>
  );
}

function VersionItem({ version, onUse }: { version: HistoryVersion; onUse: () => void }) {
  const id = useId();
  const { isCurrent, change, differences } = version;
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div id={id} className="min-w-0 wrap-anywhere">
          <h3 className="font-sans text-base font-semibold">
            {change ? <Moment at={change.changed_at} /> : m.oldestVersion}
            {isCurrent && m.current}
          </h3>
          {change && (
            <p className="text-sm text-ink-muted">
              {(change.action === "delete" ? m.restoredBy : m.savedBy)({
                name: change.changed_by ?? m.theServer,
              })}
            </p>
          )}
        </div>
        {!isCurrent && (
          <Button variant="secondary" size="sm" aria-describedby={id} onClick={onUse}>
            {m.thisVersion}
          </Button>
        )}
      </div>
      {differences.length > 0 && (
        <dl className="flex flex-col gap-3 text-sm">
          {differences.map(({ label, before, after }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="mt-1 grid grid-cols-2 gap-2">
                <del className="rounded-sm bg-danger-soft px-2 py-1.5 no-underline">
                  <Value name={m.old} text={before} />
                </del>
                <ins className="rounded-sm bg-success-soft px-2 py-1.5 no-underline">
                  <Value name={m.newValue} text={after} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Value({ name, text }: { name: string; text: string }) {
  return (
    <>
      <span className="block text-xs text-ink-muted">{name}</span>
      <span lang={languageOf(text)} className="whitespace-pre-line wrap-anywhere">
        {text || m.empty}
      </span>
    </>
  );
}
