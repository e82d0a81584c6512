/**
 * Makes a search for a part of a text. Case, «ё» against «е» and white space around the part never
 * decide whether it is found. It makes no folded copies: those of
 * 100 000 texts cost ten times the search.
 */
export function searchFor(part: string): (text: string) => boolean {
  const pattern = part
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/[её]/gi, '[её]');
  const expression = new RegExp(pattern, 'i');
  return (text) => expression.test(text);
}
