import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { primeTheme } from './scripts/primeTheme.ts';
import { OLDEST_BROWSERS } from './scripts/release/browsers.ts';
import { pageStart } from './scripts/release/pageStart.ts';
import { pageVariables } from './scripts/release/pageVariables.ts';
import { primeIcons } from './scripts/release/primeIcons.ts';
import { signInPage } from './scripts/release/signInPage.ts';
import { versionFile } from './scripts/release/versionFile.ts';
import { ByEnvironment } from './test/byEnvironment.ts';

const root = import.meta.dirname;

const LOADED_FIRST = /^assets\/(?:libraries|rolldown-runtime|sign-in|index)-[\w-]+\.js$/;

/**
 * Code that is loaded after «Войти»: the frame of the cabinet, /offer with its sections, and the first calls of all
 * pages. /unavailable belongs to it, because a file of its own might not load when the server fails.
 */
const CABINET =
  /\/src\/(?:app\/cabinet\.ts|shell\/outage\/|modules\/(?:core\/\w+\.tsx?|\w+\/offers?\/|.+\/(?:load|register)\.ts))/;
/** Code that several pages share and the frame does not contain: lists above all. */
const SHARED =
  /\/src\/(?:api|domain|forms(?!\/longText)|lib|products|session|blocks\/(?:dataRows|registry|tabs)|shell\/(?:leave|undo)|ui\/(?!imagePreview|input\/date\/\w+Calendar|overlay|pdf|prime|qr)\w+)\//;
/** Code of forms and dialogs, with PrimeReact. */
const FORMS =
  /\/(?:primereact(?!\/(?:calendar|inputtext)\/)|react-transition-group|src\/(?:blocks\/(?:drafts|lookup|steps|upload)|forms\/longText|ui\/(?:imagePreview|overlay|prime)))\//;

/** Returns the version that the cabinet shows to support: VITE_VERSION, or that of package.json. */
function cabinetVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  return process.env['VITE_VERSION'] ?? manifest.version;
}

/** Names the file of a page after its folder: `help/page.tsx` makes `help-page`. */
function chunkName({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const folder = name === 'page' ? `${basename(dirname(facadeModuleId ?? ''))}-` : '';
  return `assets/${folder}[name]-[hash].js`;
}

export default defineConfig({
  resolve: {
    alias: [{ find: /^fflate$/, replacement: `${root}/src/blocks/registry/export/zipHere.ts` }],
  },
  plugins: [
    react(),
    primeTheme(),
    primeIcons(),
    pageVariables(),
    signInPage(root),
    versionFile(),
    pageStart(root),
  ],
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(cabinetVersion()),
    // Removes parts of session replay: it does not compress in a worker, the cabinet has no shadow roots, and frames
    // must not be recorded.
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
  },
  build: {
    target: OLDEST_BROWSERS,
    manifest: true,
    // Source maps are for the error service only: scripts/release.ts removes them from the release.
    sourcemap: process.env['SOURCE_MAPS'] === 'true' ? 'hidden' : false,
    license: { fileName: 'licenses.json' },
    // One stylesheet per chunk: the sign-in page must not load the styles of the cabinet.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: {
      // Old browsers work without preloading.
      polyfill: false,
      // A lazy part does not preload files that each page has loaded already.
      resolveDependencies: (_file, files, { hostType }) =>
        files.filter((file) => hostType === 'html' || !LOADED_FIRST.test(file)),
    },
    rolldownOptions: {
      // Would warn of each register that its tab imports statically and its manifest by `import()`, as is meant.
      checks: { ineffectiveDynamicImport: false },
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          // Few files for each page, because a larger file compresses better.
          groups: [
            // Libraries change seldom, so the browser keeps this file over many releases.
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 4 },
            { name: 'sign-in', tags: ['$initial'], priority: 3 },
            { name: 'cabinet', test: CABINET, priority: 2 },
            // Each page loads this file, so it contains nothing else.
            { name: 'observe', test: /\/src\/app\/observe\.ts$/, priority: 2 },
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
            { name: 'forms', test: FORMS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    environment: 'node',
    // The time zone of the cabinet; a test of another zone sets its own.
    env: { TZ: 'Europe/Moscow' },
    // One worker for each core: three workers on two cores took 12 % longer.
    maxWorkers: availableParallelism(),
    // A process for each file would take longer than its tests; test/setup.ts cleans up after each file.
    isolate: false,
    // The library loads its script once per module instance. Inlined, it has an instance for each test file.
    server: { deps: { inline: ['@yandex/smart-captcha'] } },
    sequence: { sequencer: ByEnvironment },
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
