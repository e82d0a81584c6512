/**
 * Returns true for an absolute URL, or for a valid URL relative to `base`. Some supported browsers lack `URL.canParse`.
 */
export function canParseUrl(text: string, base?: string): boolean {
  try {
    return Boolean(new URL(text, base));
  } catch {
    return false;
  }
}
