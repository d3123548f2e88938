import * as m from "virtual:messages/panel-access";
import { queryOptions } from "@tanstack/react-query";
import { read } from "~/editing/read";
import { useSave } from "~/editing/save";
import { wordedFailure } from "~/supabase/auth-failure";
import { browserClient } from "~/supabase/browser-client";
import type { OwnSession } from "../account";
import {
  type AddedOperator,
  addOperator,
  countCodes,
  endSession,
  listOperators,
  listSessions,
  makeCodes,
  readRecovery,
  readSupport,
  removeOperator,
} from "./data";

const CODES = ["recoveryCodes"];
const OPERATORS = ["operators"];
const SESSIONS = ["sessions"];

export const recoveryQuery = queryOptions({
  queryKey: ["recovery"],
  async queryFn() {
    const { data, error } = await readRecovery();
    if (error) throw new Error(error.message);
    return data;
  },
});

export const codesQuery = queryOptions({
  queryKey: CODES,
  queryFn: () => read(() => countCodes(browserClient())),
});

export const operatorsQuery = queryOptions({
  queryKey: OPERATORS,
  queryFn: () => read(() => listOperators(browserClient())),
});

export const supportQuery = queryOptions({
  queryKey: ["support"],
  queryFn: () => read(() => readSupport(browserClient())),
});

export const sessionsQuery = queryOptions({
  queryKey: SESSIONS,
  queryFn: () => read(() => listSessions(browserClient())),
});

export function useMakeCodes(onMade: (codes: string[]) => void) {
  return useSave<void>({
    async write(client) {
      const result = await makeCodes(client);
      if (result.data) onMade(result.data.codes);
      return result;
    },
    failure: ({ message }) => m.error({ message }),
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
    success: m.operatorAdded,
    failure: ({ message }) => m.failedToAddOperator({ message }),
    queriesToRefresh: [OPERATORS],
  });
}

export function useRemoveOperator() {
  return useSave({
    write: (client, id: string) => removeOperator(client, id),
    success: m.operatorRemoved,
    failure: ({ message }) => m.failedToRemoveOperator({ message }),
    queriesToRefresh: [OPERATORS],
  });
}

/** Signs out another device of the operator. */
export function useEndSession() {
  return useSave({
    async write(client, { id }: OwnSession) {
      const result = await endSession(client, id);
      // The device has signed out by itself.
      return result.status === 404 ? { error: null } : result;
    },
    success: m.deviceSignedOut,
    failure: ({ message }) => m.failedToSignOut({ message }),
    queriesToRefresh: [SESSIONS],
  });
}

export function useEndOtherSessions() {
  return useSave<void>({
    async write(client) {
      const { error } = await client.auth.signOut({ scope: "others" });
      return { error: wordedFailure(error) };
    },
    success: m.otherDevicesSignedOut,
    failure: ({ message }) => m.failedToSignOut({ message }),
    queriesToRefresh: [SESSIONS],
  });
}
