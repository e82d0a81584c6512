import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleContract } from '../bundle';
import type { OpenApiDocument } from '../openApi';
import { buildPortal } from './buildPortal';

/**
 * Writes the portal into a folder, which is made where it is missing; other files in it stay.
 * @param document our own contract when left out
 * @returns names of the files, relative to the folder
 */
export async function writePortal(dir: string, document?: OpenApiDocument): Promise<string[]> {
  const files = await buildPortal(document ?? (await bundleContract()));
  await mkdir(dir, { recursive: true });
  await Promise.all([...files].map(([name, contents]) => writeFile(join(dir, name), contents)));
  return [...files.keys()];
}
