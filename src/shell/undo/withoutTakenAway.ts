interface Page {
  readonly content: readonly unknown[];
  readonly totalElements?: number | undefined;
}

/** Returns a page of a list without the removed rows; the total is reduced by their number. */
export function withoutTakenAway<Found extends Page>(
  page: Found,
  isTakenAway: (row: Found['content'][number]) => boolean,
): Found {
  const content = page.content.filter((row) => !isTakenAway(row));
  const gone = page.content.length - content.length;
  if (gone === 0) return page;
  const { totalElements } = page;
  return {
    ...page,
    content,
    ...(totalElements !== undefined && { totalElements: totalElements - gone }),
  };
}
