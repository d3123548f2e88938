import { queryOptions } from "@tanstack/react-query";
import { useNewRow } from "~/editing/new-row";
import { asAnswer, hasChanged } from "~/editing/order-calls";
import { moveItem, type OrderStore, readInOrder, renumber } from "~/editing/order-moves";
import { readList } from "~/editing/read";
import { useSave } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import type { Client } from "~/supabase/types";
import {
  type AboutSection,
  changeAboutOrder,
  createAboutSection,
  deleteAboutSection,
  listAboutSections,
  updateAboutSection,
} from "./data";
import type { AboutSectionValues } from "./schema";

export type AboutItem = Pick<AboutSection, "id" | "title" | "content" | "image_url"> & {
  order: number;
};

export const aboutSectionsQuery = queryOptions({
  queryKey: ["aboutSections"],
  queryFn: () => {
    const client = browserClient();
    return readInOrder(() => readSections(client), orderOf(client));
  },
});

const failure = ({ message }: { message: string }) => `Error: ${message}`;
const refreshes = [aboutSectionsQuery.queryKey];

/** Adds a section at the end, or changes the given one. */
export function useSaveAboutSection(section: AboutItem | undefined) {
  const addOnce = useNewRow();
  return useSave({
    async write(client, values: AboutSectionValues) {
      if (section) return updateAboutSection(client, section.id, values);
      const { data, error } = await listAboutSections(client);
      if (error) return { error };
      return addOnce(
        (id) => createAboutSection(client, { ...values, id, section_order: data.length }),
        (id) => updateAboutSection(client, id, values),
      );
    },
    success: section ? "Section updated successfully" : "Section added successfully",
    failure,
    refreshes,
  });
}

export function useDeleteAboutSection() {
  return useSave({
    async write(client, id: string) {
      const answer = await deleteAboutSection(client, id);
      // A gap that could not be closed now is closed by the next reading.
      if (!answer.error) await renumber(orderOf(client)).catch(() => {});
      return answer;
    },
    success: "Section deleted successfully",
    failure,
    refreshes,
  });
}

export function useMoveAboutSection() {
  return useSave({
    write: (client, move: { items: AboutItem[]; index: number; direction: "up" | "down" }) =>
      asAnswer(moveItem(orderOf(client), move.items, move.index, move.direction)),
    failure,
    refreshes,
  });
}

async function readSections(client: Client): Promise<AboutItem[]> {
  const sections = await readList(listAboutSections(client));
  return sections.map(({ section_order, ...section }) => ({ ...section, order: section_order }));
}

function orderOf(client: Client): OrderStore {
  return {
    list: () => readSections(client),
    change: (id, from, to) => hasChanged(changeAboutOrder(client, id, from, to)),
  };
}
