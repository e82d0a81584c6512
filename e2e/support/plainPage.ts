import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startCabinet, type CabinetServer } from './server';

const root = join(import.meta.dirname, '../..');

/** A plain page of `scripts/bench`, built and served with a backend of its own. */
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
