import { pointerOf } from '../openApi';
import type { Context } from './exchange';
import { finding, type Finding } from './findings';

/** `filename*=UTF-8''%D0%90.pdf` (RFC 8187); anything else after the star is read by few. */
function hasBrokenName(text: string): boolean {
  const [, extended] = /;\s*filename\*\s*=\s*([^;]*)/i.exec(text) ?? [];
  if (extended === undefined) return false;
  const [, name] = /^"?UTF-8'[^']*'((?:[\w!#$&+.^`|~-]|%[\da-f]{2})+)"?\s*$/i.exec(extended) ?? [];
  if (name === undefined) return true;
  try {
    decodeURIComponent(name);
    return false;
  } catch {
    return true;
  }
}

/**
 * A header that clients read each in their own way: letters beyond ASCII as they are (RFC 9110,
 * 5.5), or a file name in an encoding of its own. Null where it can be read.
 */
export function unreadableHeader(
  { located }: Context,
  name: string,
  text: string,
  contract: string,
): Finding | null {
  const isRaw = /[^\t\u0020-\u007e]/.test(text);
  const isName = name.toLowerCase() === 'content-disposition';
  if (!isRaw && !(isName && hasBrokenName(text))) return null;
  const operation = located.operation.operationId;
  const place = { operation, pointer: pointerOf('headers', name.toLowerCase()), contract };
  const expected = isName ? "ASCII, filename*=UTF-8''%D0%90" : 'ASCII';
  const received = isRaw ? 'letters beyond ASCII' : 'filename* that cannot be read';
  const message = 'The header cannot be read';
  return finding('header-invalid', place, { message, detail: expected, expected, received });
}
