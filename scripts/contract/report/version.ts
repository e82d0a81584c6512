import { readFileSync } from 'node:fs';

/** Version of this tool, which is that of the project. */
export function toolVersion(): string {
  const file = new URL('../../../package.json', import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
