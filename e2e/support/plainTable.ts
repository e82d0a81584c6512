import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startCabinet, type CabinetServer } from './server';

const root = join(import.meta.dirname, '../..');
const FOLDER = '.cache/plain-table';

/** The plain TanStack page of `scripts/bench/plainTable`, built and served with a backend of its own. */
export async function startPlainTable(): Promise<CabinetServer> {
  await build({
    root: join(root, 'scripts/bench/plainTable'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(root, FOLDER), emptyOutDir: true, target: 'es2022' },
  });
  return startCabinet(undefined, FOLDER);
}
