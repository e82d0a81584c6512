/** A part of a path that is a word of the cabinet, and no id, number or name of somebody. */
const WORD = /^(?![\da-f-]{16,}$)[A-Za-z][A-Za-z._-]{0,39}$/;

/** A file of the build: its name ends in a hash that says nothing about anybody. */
const BUILT_FILE = /^[\w.-]{1,80}\.(?:m?js|css|svg|png|webp|woff2?)$/;

/** A version in a path: `/api/v1`. */
const VERSION = /^v\d{1,2}$/;

function cleanPart(part: string): string {
  return part === '' || WORD.test(part) || VERSION.test(part) || part.startsWith(':')
    ? part
    : ':id';
}

/**
 * An address as a shape: without query, fragment and credentials, and with `:id` in place of every
 * part of the path that is no plain word. Files of the build keep their names. What is no address is
 * answered with nothing.
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
