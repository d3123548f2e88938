/** First, last, the current page and its neighbours; a number is missing where a gap is drawn. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  // A gap of one page would take as much room as the page itself.
  if (page === 4) wanted.push(2);
  if (page === pageCount - 3) wanted.push(pageCount - 1);
  return [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
}
