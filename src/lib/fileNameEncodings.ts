/** Decodes bytes; undefined if the charset is unknown or the bytes are invalid in it. */
export function decodeBytes(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the bytes of a text whose characters are all below 256; undefined for any other text. */
export function latin1Bytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0xff) return undefined;
    bytes[index] = code;
  }
  return bytes;
}

/** Decodes percent-encoded text; undefined if the encoding is broken (a bare '50%.pdf'). */
export function decodePercent(text: string, charset: string): string | undefined {
  if (/%(?![0-9a-f]{2})/i.test(text)) return undefined;
  const source = latin1Bytes(text);
  const decoded = source && decodeBytes(percentBytes(source), charset);
  if (decoded !== undefined || !/^utf-?8$/i.test(charset)) return decoded;
  // The text contains letters above 255: they are already decoded, so only the percent signs are decoded here.
  return decodeBytes(percentBytes(new TextEncoder().encode(text)), charset);
}

/**
 * Reads invalid percent-encoded text: bare percent signs stay, and the charset is guessed if the named one does not
 * match. Undefined if the bytes do not look like text.
 */
export function decodeLoosely(text: string, charset = ''): string | undefined {
  const bytes = percentBytes(latin1Bytes(text) ?? new TextEncoder().encode(text));
  return decodeBytes(bytes, charset) ?? guessText(bytes);
}

/** Reads UTF-8, even with a letter cut in two, or windows-1251 if the result has Russian words. */
export function guessText(bytes: Uint8Array): string | undefined {
  const utf8 = new TextDecoder().decode(bytes);
  const broken = utf8.match(/\uFFFD/g)?.length ?? 0;
  const letters = utf8.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  if (letters >= broken) return utf8;
  const windows = decodeBytes(bytes, 'windows-1251');
  return windows !== undefined && looksRussian(windows) ? windows : undefined;
}

/**
 * Returns true for Russian words. Latin-1 text read as windows-1251 has only single Russian letters among Latin ones.
 */
function looksRussian(text: string): boolean {
  if (/[а-яё]{4}/i.test(text)) return true;
  return /[а-яё]{2}/i.test(text) && !/[a-z][а-яё]|[а-яё][a-z]/i.test(text);
}

function percentBytes(source: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  for (let index = 0; index < source.length; index += 1) {
    const byte = source[index] ?? 0;
    const digits = String.fromCharCode(...source.slice(index + 1, index + 3));
    if (byte === 0x25 && /^[0-9a-f]{2}$/i.test(digits)) {
      bytes.push(Number.parseInt(digits, 16));
      index += 2;
    } else {
      bytes.push(byte);
    }
  }
  return Uint8Array.from(bytes);
}

interface EncodedWord {
  charset: string;
  bytes: Uint8Array;
}

/**
 * Reads one or several RFC 2047 words ('=?UTF-8?B?…?='). Adjacent words in the same charset are joined as bytes,
 * because mail libraries split Cyrillic letters. Undefined for other texts.
 */
export function decodeWords(text: string): string | undefined {
  const words: EncodedWord[] = [];
  const rest = text.replace(
    /=\?([^?\s]+)\?([bq])\?([^?]*)\?=\s*/gi,
    (_match, charset: string, encoding: string, data: string) => {
      const bytes = encoding.toLowerCase() === 'b' ? base64Bytes(data) : quotedBytes(data);
      if (bytes) words.push({ charset: charset.replace(/\*.*$/, ''), bytes });
      return bytes ? '' : '?';
    },
  );
  if (words.length === 0 || rest.trim() !== '') return undefined;
  return joinWords(words);
}

function joinWords(words: readonly EncodedWord[]): string | undefined {
  const runs: { charset: string; bytes: number[] }[] = [];
  for (const { charset, bytes } of words) {
    const last = runs.at(-1);
    if (last?.charset.toLowerCase() === charset.toLowerCase()) last.bytes.push(...bytes);
    else runs.push({ charset, bytes: [...bytes] });
  }
  const texts = runs.map((run) => decodeBytes(Uint8Array.from(run.bytes), run.charset));
  return texts.includes(undefined) ? undefined : texts.join('');
}

function base64Bytes(data: string): Uint8Array | undefined {
  try {
    return latin1Bytes(atob(data));
  } catch {
    return undefined;
  }
}

function quotedBytes(data: string): Uint8Array | undefined {
  const percent = data.replaceAll('%', '=25').replaceAll('_', '=20').replaceAll('=', '%');
  const source = /%(?![0-9a-f]{2})/i.test(percent) ? undefined : latin1Bytes(percent);
  return source && percentBytes(source);
}
