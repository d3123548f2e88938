import * as m from "virtual:messages/panel-glossary";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { DeleteButton } from "~/editing/deletion";
import { useListParams } from "~/editing/list-params";
import { ListCount, PagedList } from "~/editing/paged-list";
import { Table, TableHead } from "~/editing/table";
import { UnsavedHint } from "~/editing/unsaved-hint";
import {
  useDeleteWord,
  type Word,
  wordQuery,
  wordsPageQuery,
} from "~/features/translations/panel/glossary";
import { WordFormDialog } from "~/features/translations/panel/word-form";
import { SettingsHeader } from "~/panel/settings-header";
import { Button, IconButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { pageOf } from "~/ui/pagination";

export default function Glossary() {
  const [params] = useListParams();
  const query = useQuery(wordsPageQuery(pageOf(params)));
  const [edited, setEdited] = useState<Word | "new">();
  return (
    <>
      <SettingsHeader text={m.wordsThatRecur} />
      {!edited && <UnsavedHint table="glossary" query={wordQuery} onOpen={setEdited} />}
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <ListCount query={query} noun="word" />
          <Button onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            {m.addWord}
          </Button>
        </div>
        <PagedList
          query={query}
          failure={m.errorLoadingTheGlossary}
          empty={<EmptyState title={m.noWordsYet} />}
        >
          {({ rows }) => <WordTable words={rows} onEdit={setEdited} />}
        </PagedList>
      </div>
      {edited && (
        <WordFormDialog
          word={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function WordTable({ words, onEdit }: { words: Word[]; onEdit: (word: Word) => void }) {
  const deletion = useDeleteWord();
  return (
    <Table label={m.glossary} isStacked>
      <TableHead columns={[m.english, m.tamil, m.hindi]} actions={m.actions} />
      <tbody>
        {words.map((word) => (
          <tr key={word.id}>
            <th scope="row" lang="en">
              {word.english}
            </th>
            <td lang="ta">{word.tamil}</td>
            <td lang="hi">{word.hindi}</td>
            <td className="text-right whitespace-nowrap">
              <IconButton label={m.edit({ word: word.english })} onClick={() => onEdit(word)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <DeleteButton
                name={word.english}
                question={m.areYouSure({ word: word.english })}
                isOff={deletion.isSaving}
                onDelete={() => deletion.save(word.id)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
