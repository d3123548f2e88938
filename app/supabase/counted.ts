interface CountedAnswer<Row> {
  data: Row[] | null;
  count: number | null;
  error: { message: string } | null;
}

/** Rows read with `{ count: "exact" }` and how many there are in all, as one value for `loadOr`. */
export async function counted<Row>(call: PromiseLike<CountedAnswer<Row>>) {
  const { data, count, error } = await call;
  return { data: data && { rows: data, total: count ?? data.length }, error };
}
