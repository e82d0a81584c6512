/** Pairs of neighbouring letters. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

/** The names most alike to a word, the best first; never empty where there is a name. */
export function nearest(word: string, names: readonly string[], most = 5): string[] {
  const wanted = pairsOf(word);
  const likeness = (name: string): number => {
    const pairs = pairsOf(name);
    const shared = [...pairs].filter((one) => wanted.has(one)).length;
    return (2 * shared) / (pairs.size + wanted.size);
  };
  return names
    .map((name) => ({ name, like: likeness(name) }))
    .toSorted((one, other) => other.like - one.like)
    .slice(0, most)
    .map(({ name }) => name);
}
