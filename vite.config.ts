import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractPortal } from './scripts/contract/docs/vitePlugin.ts';
import { laraTheme } from './scripts/laraTheme.ts';
import { leanRouter } from './scripts/leanRouter.ts';
import { signInChunks } from './scripts/signInChunks.ts';
import { ByEnvironment } from './scripts/testRun/byEnvironment.ts';

const root = import.meta.dirname;

/** What the cabinet calls its version, for support: VITE_VERSION, else package.json's. */
function cabinetVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  return process.env['VITE_VERSION'] ?? manifest.version;
}

export default defineConfig({
  plugins: [
    react(),
    laraTheme(),
    leanRouter(root),
    contractPortal(root, process.env['CONTRACT_PORTAL']),
  ],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(cabinetVersion()) },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // One stylesheet per chunk: the sign-in page must not carry the cabinet's.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    // /login has no bytes for the names of other pages' scripts, which follow by their imports in any
    // case; stylesheets have to be there before the page. Old browsers do without the polyfill.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: signInChunks(root) }] } },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    // By default one core of the machine is left alone; a build server has only two.
    maxWorkers: '100%',
    // A process and a window for each of the files would cost more than the tests in them: workers
    // keep theirs, and test/setup.ts takes back what a file has left behind.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
