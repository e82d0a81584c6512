import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

type Decode = (bytes: Uint8Array) => Promise<Uint8Array>;

const INFLATE = promisify<Uint8Array, Uint8Array>(zlib.inflate);
const INFLATE_RAW = promisify<Uint8Array, Uint8Array>(zlib.inflateRaw);

/** Node has it since 22.15. */
function zstdDecoder(): Decode | undefined {
  const decode: unknown = Reflect.get(zlib, 'zstdDecompress');
  if (typeof decode !== 'function') return undefined;
  return (bytes) =>
    new Promise((resolve, reject) => {
      decode.call(zlib, bytes, (error: Error | null, plain: Uint8Array) =>
        error === null ? resolve(plain) : reject(error),
      );
    });
}

/** Some servers mean raw deflate by «deflate» (RFC 9110, 8.4.1.2). */
async function inflateEither(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await INFLATE(bytes);
  } catch {
    return INFLATE_RAW(bytes);
  }
}

const GUNZIP = promisify<Uint8Array, Uint8Array>(zlib.gunzip);

const DECODERS: Readonly<Record<string, Decode | undefined>> = {
  gzip: GUNZIP,
  'x-gzip': GUNZIP,
  deflate: inflateEither,
  br: promisify<Uint8Array, Uint8Array>(zlib.brotliDecompress),
  zstd: zstdDecoder(),
  identity: (bytes) => Promise.resolve(bytes),
};

/** Names of the encodings of a body, in the order in which they were applied. */
function namesOf(encoding: string | null): string[] {
  return (encoding ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

/** Encodings that `fetch` takes away by itself. Beside another one it leaves them all. */
const OF_FETCH: readonly string[] = ['gzip', 'x-gzip', 'deflate', 'br'];

/** Whether `fetch` gave the bytes of a body as they came. */
export function isLeftEncoded(encoding: string | null): boolean {
  return namesOf(encoding).some((name) => !OF_FETCH.includes(name));
}

/**
 * A body without its Content-Encoding; null where the encoding is one that Node does not know.
 * @throws Error where the bytes are broken
 */
export async function decompressed(
  bytes: Uint8Array,
  encoding: string | null,
): Promise<Uint8Array | null> {
  const names = namesOf(encoding);
  let current = bytes;
  // Applied left to right by the sender, so undone right to left. An empty body has none.
  for (const name of bytes.length === 0 ? [] : names.toReversed()) {
    const decode = DECODERS[name];
    if (decode === undefined) return null;
    current = await decode(current);
  }
  return current;
}
