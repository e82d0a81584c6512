/** Returns the pairs of neighbouring letters. */
function pairsOf(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 1) }, (_, at) => letters.slice(at, at + 2)),
  );
}

/** Returns at most five names, those most similar to a word first: `putPhoto, changeOrder`. */
export function nearest(word: string, names: readonly string[]): string {
  const wanted = pairsOf(word);
  const likeness = (name: string): number => {
    const pairs = pairsOf(name);
    const shared = [...pairs].filter((one) => wanted.has(one)).length;
    return (2 * shared) / (pairs.size + wanted.size);
  };
  return names
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, 5)
    .join(', ');
}
