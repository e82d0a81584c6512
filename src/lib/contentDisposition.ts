import {
  decodeLoosely,
  decodePercent,
  decodeWords,
  guessText,
  latin1Bytes,
} from './fileNameEncodings';

const DEFAULT_NAME = 'file';
const MAX_LENGTH = 200;
const MAX_EXTENSION = 20;

// `name=value` after a semicolon; a quoted value may contain semicolons and escaped quotes.
const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*("(?:\\.|[^"\\])*"|[^;]*)/g;
// Windows drops trailing dots and spaces.
const DOTS_AND_SPACES_AT_END = /[\s.]+$/;
const BIDI_AND_INVISIBLE = /[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;

/**
 * Returns the name of a downloaded file, from its Content-Disposition header (RFC 6266, RFC 8187, RFC 2231).
 * `filename*` has precedence over `filename`, unless it is invalid; raw UTF-8 and windows-1251 bytes, RFC 2047 words
 * and percent forms are decoded. The name is safe for saving: no path, no control or direction-override characters, at
 * most 200 characters, and the extension is kept. 'file' if there is no usable name.
 */
export function fileNameFrom(header: string | null): string {
  if (header === null) return DEFAULT_NAME;
  const parameters = readParameters(header);
  const candidates = [
    decodeExtended(parameters.get('filename*')),
    decodePlain(parameters.get('filename')),
    decodeBrokenExtended(parameters.get('filename*')),
  ];
  for (const candidate of candidates) {
    const name = safeFileName(candidate ?? '');
    if (name !== '') return name;
  }
  return DEFAULT_NAME;
}

function readParameters(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [, name = '', value = ''] of `;${header}`.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    // A repeated parameter is an error (RFC 6266, 4.1); the first one is used.
    if (!parameters.has(key)) parameters.set(key, unquote(value.trim()));
  }
  return joinContinuations(parameters);
}

/**
 * Joins continuations of RFC 2231: `filename*0*`, `filename*1` … are one value, of which only parts with a second star
 * are encoded.
 */
function joinContinuations(parameters: Map<string, string>): Map<string, string> {
  let isExtended = false;
  let joined = '';
  for (let index = 0; ; index += 1) {
    const plain = parameters.get(`filename*${index}`);
    const encoded = parameters.get(`filename*${index}*`);
    if (encoded === undefined && plain === undefined) break;
    if (encoded !== undefined && !isExtended && index > 0) joined = `''${joined}`;
    isExtended ||= encoded !== undefined;
    joined += encoded ?? plain?.replaceAll('%', '%25') ?? '';
  }
  const key = isExtended ? 'filename*' : 'filename';
  return joined === '' || parameters.has(key) ? parameters : parameters.set(key, joined);
}

function unquote(value: string): string {
  // Only \" and \\ are unescaped, because old servers send Windows paths unescaped.
  if (value.length >= 2 && value.startsWith('"') && value.endsWith('"')) {
    return value.slice(1, -1).replace(/\\(["\\])/g, '$1');
  }
  return value.replace(/^"/, '');
}

/** Decodes an extended value of RFC 8187: charset'language'percent-encoded. */
function decodeExtended(value: string | undefined): string | undefined {
  const parts = /^([^']*)'[^']*'(.*)$/s.exec(value ?? '');
  if (!parts) return undefined;
  return decodePercent(parts[2] ?? '', parts[1] ?? '');
}

const CHARSET_AT_START = /^(?:([\w-]*)'[^']*'|(?:utf-?8|windows-1251)'?|'+)/i;

/** Reads an invalid extended value: without quotes, with a wrong charset, or with bare percent signs. */
function decodeBrokenExtended(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const [start = '', charset = ''] = CHARSET_AT_START.exec(value) ?? [];
  const text = value.slice(start.length);
  return decodeLoosely(text, charset) ?? text;
}

function decodePlain(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const words = decodeWords(value);
  if (words !== undefined) return words;
  const raw = rawBytes(value) ?? value;
  if (!/%[0-9a-f]{2}/i.test(raw)) return raw;
  return decodePercent(raw, 'utf-8') ?? decodeLoosely(raw) ?? raw;
}

/**
 * Decodes a value with raw UTF-8 or windows-1251 bytes, which fetch shows as Latin-1 characters: «Ð”Ð¾…». Undefined for
 * plain ASCII and for text that needs no decoding.
 */
function rawBytes(value: string): string | undefined {
  const bytes = latin1Bytes(value);
  return bytes?.some((byte) => byte > 0x7f) ? guessText(bytes) : undefined;
}

function safeFileName(name: string): string {
  const visible = name
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\p{Cc}/gu, '')
    .replace(BIDI_AND_INVISIBLE, '');
  const lastPart = visible.split(/[/\\]/).at(-1) ?? '';
  // Leading dots would hide a file or point to another folder.
  const trimmed = lastPart.replace(/^[\s.]+/, '').replace(DOTS_AND_SPACES_AT_END, '');
  return shorten(trimmed);
}

function shorten(name: string): string {
  if (name.length <= MAX_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION ? name.slice(dot) : '';
  const stem = name.slice(0, MAX_LENGTH - extension.length);
  // The cut may split a surrogate pair; this removes the remaining half.
  const whole = stem.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.replace(DOTS_AND_SPACES_AT_END, '')}${extension}`;
}
