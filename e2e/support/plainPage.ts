import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startCabinet, type CabinetServer } from './server';

const root = join(import.meta.dirname, '../..');

/** Builds a plain page of `scripts/bench`, and serves it with a new backend. */
export async function startPlainPage(name: 'plainForm' | 'plainTable'): Promise<CabinetServer> {
  const folder = `.cache/${name}`;
  await build({
    root: join(root, 'scripts/bench', name),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(root, folder), emptyOutDir: true, target: 'es2022' },
  });
  return startCabinet(undefined, folder);
}
