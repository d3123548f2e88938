import { type UseQueryOptions, useQuery } from "@tanstack/react-query";

/** An item of a list as the list has it now; as it was given when it is no longer there. */
export function useLatest<Item extends { id: string }, Key extends readonly unknown[]>(
  list: UseQueryOptions<Item[], Error, Item[], Key>,
  item: Item | undefined,
): Item | undefined {
  const { data } = useQuery(list);
  return item && (data?.find(({ id }) => id === item.id) ?? item);
}
