import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Version of this tool, which is that of the project. */
export function toolVersion(): string {
  const file = join(import.meta.dirname, '../../../package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
