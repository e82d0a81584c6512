import { ADDRESS_WORDS } from './knownWords';

/** A file of the build. The name ends in a hash that is not personal. */
const BUILT_FILE = /^[\w.-]{1,80}-[\w-]{8}\.(?:m?js|css|svg|png|webp|woff2?)$/;

/** Placeholder of an id in the path of a page. */
const ID = ':id';

const isKnown = (part: string) => part.split('-').every((word) => ADDRESS_WORDS.has(word));

const cleanPart = (part: string): string => (part === '' || isKnown(part) ? part : ID);

/**
 * Returns the shape of an address: without query, fragment and credentials, and with `:id` for every path segment that
 * is not a known word. Files of the build keep their names. Empty if the text is not an address; only the protocol if
 * that is not http(s).
 */
export function withoutValues(address: string): string {
  let url: URL;
  try {
    url = new URL(address, 'relative:/');
  } catch {
    return '';
  }
  if (!['http:', 'https:', 'relative:'].includes(url.protocol)) return url.protocol;
  const parts = url.pathname.split('/');
  const isFile = parts.at(-2) === 'assets' && BUILT_FILE.test(parts.at(-1) ?? '');
  const path = parts
    .map((part, index) => (isFile && index === parts.length - 1 ? part : cleanPart(part)))
    .join('/');
  return url.protocol === 'relative:' ? path : `${url.protocol}//${url.host}${path}`;
}
