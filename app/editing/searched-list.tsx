import * as m from "virtual:messages/panel-editing";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { EmptyState } from "~/ui/empty-state";
import { ListSearch } from "./list-search";
import { ListCount, PagedList } from "./paged-list";

type Paged<Row> = Parameters<typeof PagedList<Row>>[0];

/** A list with a search and the number of rows. Without rows and a search, `empty` stands alone. */
export function SearchedList<Row>({
  placeholder,
  noun,
  empty,
  children,
  ...list
}: {
  placeholder: string;
  noun: Parameters<typeof ListCount>[0]["noun"];
  children: (rows: Row[]) => ReactNode;
} & Omit<Paged<Row>, "children">) {
  const [params] = useSearchParams();
  const { query, param } = list;
  const search = params.get("q") ?? "";
  const isSearch = search.trim() !== "" || query.isPlaceholderData;
  return (
    <div className="flex flex-col gap-4">
      {(isSearch || query.data?.total !== 0) && (
        <ListSearch search={search} placeholder={placeholder} param={param} />
      )}
      <PagedList
        {...list}
        empty={isSearch ? <EmptyState title={m.nothingFound} text={m.tryAnotherWord} /> : empty}
      >
        {({ rows }) => (
          <>
            <ListCount query={query} noun={noun} />
            {children(rows)}
          </>
        )}
      </PagedList>
    </div>
  );
}
