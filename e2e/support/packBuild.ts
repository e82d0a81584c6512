import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../../scripts/release/pack';

const dist = join(import.meta.dirname, '../../dist');

/** Packs the build before any worker serves it: a server finds its files packed, or none of them. */
export default async function packBuild(): Promise<void> {
  if (!existsSync(join(dist, '.br'))) await pack(dist);
}
