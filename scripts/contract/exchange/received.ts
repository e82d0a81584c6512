import type { ErrorObject } from 'ajv/dist/2020.js';

/** A parsed Content-Type header (RFC 9110, 8.3); names in lower case. */
interface MediaType {
  readonly essence: string;
  readonly charset: string | null;
}

export function parseMediaType(header: string): MediaType {
  const [essence = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return { essence, charset: charset?.slice('charset='.length).replaceAll('"', '') ?? null };
}

/**
 * Returns the key of a `content` map that covers a media type: the type itself, else a range; null if no key covers it.
 */
export function coveringKey(keys: readonly string[], essence: string): string | null {
  const range = `${essence.split('/')[0] ?? ''}/*`;
  for (const wanted of [essence, range, '*/*']) {
    const key = keys.find((one) => parseMediaType(one).essence === wanted);
    if (key !== undefined) return key;
  }
  return null;
}

export function isJson(essence: string): boolean {
  return essence === 'application/json' || essence.endsWith('+json');
}

export const NOTHING = 'nothing';

/** Returns the type of a value instead of the value, which may be personal. */
export function kindOf(value: unknown): string {
  if (value === undefined) return NOTHING;
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

const MOMENTS: readonly unknown[] = ['date-time', 'date', 'time'];

/** Returns the shape of a date, with `d` for each digit; null for any other text. */
function digitsMasked(text: string): string | null {
  return /^[\d\s+./:TZ-]{1,35}$/.test(text) ? text.replaceAll(/\d/g, 'd') : null;
}

/**
 * Returns an integer of at most two digits as text, and only the type of any other value, because longer numbers may be
 * codes or phone numbers.
 */
function numberOf(value: unknown): string {
  const isSmall = Number.isInteger(value) && Math.abs(Number(value)) < 100;
  return isSmall ? String(value) : kindOf(value);
}

/** Returns the type, length or date format of a wrong value. Returns a small integer itself if it breaks a bound. */
export function receivedBy({ keyword, params, data }: ErrorObject): string {
  if (keyword === 'required') return NOTHING;
  if (keyword.endsWith('Properties')) {
    return `object of ${Object.keys(Object(data)).length} properties`;
  }
  if (typeof data === 'string') {
    if (keyword.endsWith('Length')) return `string of ${[...data].length} characters`;
    const shape = MOMENTS.includes(params['format']) ? digitsMasked(data) : null;
    return shape === null ? 'string' : `string ${shape}`;
  }
  if (Array.isArray(data) && keyword.endsWith('Items')) return `array of ${data.length} items`;
  return /imum$|multipleOf/.test(keyword) ? numberOf(data) : kindOf(data);
}

/** Common media types, safe to show; any other may contain private data. */
const KNOWN_TYPES: readonly string[] = [
  'application/json',
  'application/octet-stream',
  'application/pdf',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'application/xhtml+xml',
  'application/xml',
  'application/zip',
  'multipart/form-data',
  'text/csv',
  'text/html',
  'text/plain',
  'text/xml',
];

/** Returns a received media type for a report; unknown names become `*`. */
export function mediaTypeText(essence: string, described: readonly string[]): string {
  if (essence === '') return NOTHING;
  if (KNOWN_TYPES.includes(essence) || described.includes(essence)) return essence;
  const [kind = '', name = ''] = essence.split('/');
  const isKind = /^(application|audio|font|image|message|model|multipart|text|video)$/.test(kind);
  return `${isKind ? kind : '*'}/*${/\+(json|xml)$/.exec(name)?.[0] ?? ''}`;
}

/** Returns the standard name of a received encoding, or `unknown`; never the text that was sent. */
export function charsetText(charset: string): string {
  try {
    return new TextDecoder(charset).encoding;
  } catch {
    return 'unknown';
  }
}
