import { queryOptions } from "@tanstack/react-query";
import { useSave } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import {
  type AddedOperator,
  addOperator,
  countCodes,
  listOperators,
  makeCodes,
  readRecovery,
  removeOperator,
} from "./data";

const CODES = ["recoveryCodes"];
const OPERATORS = ["operators"];

async function read<T>(
  call: Promise<{ data: T | null; error: { message: string } | null }>,
): Promise<T> {
  const { data, error } = await call;
  if (data === null) throw new Error(error?.message);
  return data;
}

export const recoveryQuery = queryOptions({
  queryKey: ["recovery"],
  queryFn: () => read(readRecovery()),
});

export const codesQuery = queryOptions({
  queryKey: CODES,
  queryFn: () => read(countCodes(browserClient())),
});

export const operatorsQuery = queryOptions({
  queryKey: OPERATORS,
  queryFn: () => read(listOperators(browserClient())),
});

export function useMakeCodes(onMade: (codes: string[]) => void) {
  return useSave<void>({
    async write(client) {
      const result = await makeCodes(client);
      if (result.data) onMade(result.data.codes);
      return result;
    },
    failure: ({ message }) => `Error: ${message}`,
    queriesToRefresh: [CODES],
  });
}

export function useAddOperator(onAdded: (operator: AddedOperator) => void) {
  return useSave({
    async write(client, email: string) {
      const result = await addOperator(client, email);
      if (result.data) onAdded(result.data);
      return result;
    },
    success: "Operator added successfully",
    failure: ({ message }) => `Failed to add operator: ${message}`,
    queriesToRefresh: [OPERATORS],
  });
}

export function useRemoveOperator() {
  return useSave({
    write: (client, id: string) => removeOperator(client, id),
    success: "Operator removed successfully",
    failure: ({ message }) => `Failed to remove operator: ${message}`,
    queriesToRefresh: [OPERATORS],
  });
}
