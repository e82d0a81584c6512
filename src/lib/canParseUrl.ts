/** Tells whether the text is an address; `URL.canParse` is missing in browsers that are supported. */
export function canParseUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}
