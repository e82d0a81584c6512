/** One key for each card; a server that repeats an id must not make cards share one. */
export function cardKeys(offers: readonly { id: string }[]): string[] {
  const seen = new Map<string, number>();
  return offers.map(({ id }) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id} (${times})`;
  });
}
