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

/** Files of the build that a first visit loads, whatever it looks at. */
const LOADED_FIRST = /^assets\/(?:libraries|rolldown-runtime|sign-in|index)-[\w-]+\.js$/;

/**
 * What «Войти» leads to: the cabinet's frame, /offer with its sections, and the first calls of all pages. So
 * does /unavailable: a script of its own might be gone when it is needed.
 */
const CABINET =
  /\/src\/(?:app\/cabinet\.ts|shell\/outage\/|modules\/(?:core\/\w+\.tsx?|\w+\/offers?\/|.+\/(?:load|register)\.ts))/;
/** What pages stand on, as far as the frame has not brought it; lists above all. */
const SHARED =
  /\/src\/(?:api|domain|forms(?!\/longText)|lib|products|session|blocks\/(?:dataRows|registry|tabs)|shell\/(?:leave|undo)|ui\/(?!imagePreview|input\/date\/\w+Calendar|overlay|pdf|prime|qr)\w+)\//;
/** What forms and dialogs are made of; PrimeReact comes with it. */
const FORMS =
  /\/(?:primereact(?!\/(?:calendar|inputtext)\/)|react-transition-group|src\/(?:blocks\/(?:drafts|lookup|steps|upload)|forms\/longText|ui\/(?:imagePreview|overlay|prime)))\//;

/** What the cabinet calls its version, for support: VITE_VERSION, else package.json's. */
function cabinetVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  return process.env['VITE_VERSION'] ?? manifest.version;
}

/** A page's file is called by its folder: `help/page.tsx` makes `help-page`. */
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
    // Replay packs no reports itself, meets no shadow roots, and must not record inside of frames.
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
  },
  build: {
    target: OLDEST_BROWSERS,
    manifest: true,
    // For the error service alone, where they are asked for: scripts/release.ts takes them away.
    sourcemap: process.env['SOURCE_MAPS'] === 'true' ? 'hidden' : false,
    license: { fileName: 'licenses.json' },
    // One stylesheet per chunk: the sign-in page must not carry the cabinet's.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: {
      // Old browsers do without it.
      polyfill: false,
      // What every page has loaded already is not named again beside each part.
      resolveDependencies: (_file, files, { hostType }) =>
        files.filter((file) => hostType === 'html' || !LOADED_FIRST.test(file)),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          // Few files for each way in: they start together, and gzip sees more at once.
          groups: [
            // A first visit: libraries change seldom, and stay in the browser's cache.
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 4 },
            { name: 'sign-in', tags: ['$initial'], priority: 3 },
            { name: 'cabinet', test: CABINET, priority: 2 },
            // It comes to every page, and brings no more than it needs.
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
    // The zone of the cabinet: a test that reads as another zone sets it.
    env: { TZ: 'Europe/Moscow' },
    // One for each core: a third on two cores took an eighth longer.
    maxWorkers: availableParallelism(),
    // A process for each file would cost more than its tests: test/setup.ts tidies up behind them.
    isolate: false,
    // Asks for its script once in the life of its module, which each file has of its own then.
    server: { deps: { inline: ['@yandex/smart-captcha'] } },
    sequence: { sequencer: ByEnvironment },
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
