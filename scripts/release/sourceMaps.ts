import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Takes the source maps out of a build, into a folder from which they are uploaded to the error
 * service: a server never has them. Returns how many there were.
 */
export function takeSourceMaps(dist: string, folder: string): number {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  );
  rmSync(folder, { recursive: true, force: true });
  if (maps.length > 0) mkdirSync(folder, { recursive: true });
  for (const name of maps) renameSync(join(dist, name), join(folder, basename(name)));
  return maps.length;
}
