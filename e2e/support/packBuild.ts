import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../../scripts/release/pack';

const dist = join(import.meta.dirname, '../../dist');

/** Compresses the build before any worker serves it, so that no server finds only some of the files compressed. */
export default async function packBuild(): Promise<void> {
  if (!existsSync(join(dist, '.br'))) await pack(dist);
}
