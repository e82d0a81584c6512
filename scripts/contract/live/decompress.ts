import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';

const GUNZIP = promisify(gunzip);
const INFLATE = promisify(inflate);
const INFLATE_RAW = promisify(inflateRaw);
const UNBROTLI = promisify(brotliDecompress);

/** Some servers mean raw deflate by «deflate» (RFC 9110, 8.4.1.2). */
async function inflateEither(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await INFLATE(bytes);
  } catch {
    return INFLATE_RAW(bytes);
  }
}

const DECODERS: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  gzip: GUNZIP,
  'x-gzip': GUNZIP,
  deflate: inflateEither,
  br: UNBROTLI,
  identity: (bytes) => Promise.resolve(bytes),
};

/**
 * A body without its Content-Encoding; null where the encoding is one that Node does not know.
 * @throws Error where the bytes are broken
 */
export async function decompressed(
  bytes: Uint8Array,
  encoding: string | null,
): Promise<Uint8Array | null> {
  const names = (encoding ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  let current = bytes;
  // Applied left to right by the sender, so undone right to left. An empty body has none.
  for (const name of bytes.length === 0 ? [] : names.toReversed()) {
    const decode = DECODERS[name];
    if (decode === undefined) return null;
    current = await decode(current);
  }
  return current;
}
