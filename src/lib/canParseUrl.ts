/**
 * Returns whether the text is an absolute URL, or a valid one relative to `base`. Some supported browsers lack
 * `URL.canParse`.
 */
export function canParseUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}
