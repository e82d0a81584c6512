import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files worth compressing; fonts and bitmaps are compressed already. */
const PACKABLE = /\.(?:js|mjs|css|svg|wasm|json)$/;
/** Bytes; a smaller file fits into one packet uncompressed. */
const WORTH_IT = 1_000;

export interface PackedFile {
  /** Path in the build, with slashes. */
  readonly file: string;
  readonly plainBytes: number;
  readonly gzipBytes: number;
  readonly brotliBytes: number;
}

/**
 * Compresses the hashed files of a build for servers with precompressed files: `x.js.gz` next to `x.js`. Brotli files
 * keep their names in a separate tree, `.br/assets/x.js`, so that servers know their type. A second run gives the same
 * result.
 */
export async function pack(dist: string): Promise<PackedFile[]> {
  rmSync(join(dist, '.br'), { recursive: true, force: true });
  const files = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => PACKABLE.test(name))
    .map((name) => `assets/${name.replaceAll('\\', '/')}`)
    .filter((file) => statSync(join(dist, file)).size >= WORTH_IT)
    .toSorted();
  const packed = await Promise.all(files.map((file) => packFile(dist, file)));
  // Files are written only after all are compressed, so that an aborted run leaves no incomplete tree.
  return packed.map(({ gzipped, brotli, ...rest }) => {
    writeFileSync(join(dist, `${rest.file}.gz`), gzipped);
    const target = join(dist, '.br', rest.file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, brotli);
    return { ...rest, gzipBytes: gzipped.byteLength, brotliBytes: brotli.byteLength };
  });
}

async function packFile(dist: string, file: string) {
  const plain = readFileSync(join(dist, file));
  const [gzipped, brotli] = await Promise.all([
    toGzip(plain, { level: 9 }),
    toBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
  ]);
  return { file, plainBytes: plain.byteLength, gzipped, brotli };
}
