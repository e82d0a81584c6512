import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Moves the source maps of a build to a folder for the upload to the error service, so that no server publishes them.
 * Returns the number of moved files.
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
