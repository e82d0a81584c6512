import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { contractPortal } from './scripts/contract/docs/vitePlugin.ts';
import { laraTheme } from './scripts/laraTheme.ts';
import { OLDEST_BROWSERS } from './scripts/release/browsers.ts';
import { pageStart } from './scripts/release/pageStart.ts';
import { pageVariables } from './scripts/release/pageVariables.ts';
import { signInPage } from './scripts/release/signInPage.ts';
import { versionFile } from './scripts/release/versionFile.ts';
import { ByEnvironment } from './test/byEnvironment.ts';

const root = import.meta.dirname;

const CABINET =
  /\/src\/(?:app\/cabinet|session\/safeRedirect|modules\/core\/OffersPage|modules\/\w+\/offers?\/[A-Z]\w*Offers?|modules\/[\w/]+\/load)\.tsx?$/;
// Codes have a library that only those need who draw one. Bills and claims are also read for the bell.
// A calendar comes with the first press.
const SHARED =
  /\/src\/(?!modules\/(?!sender\/orders\/claimPaths)|observability\/|shell\/(?:today\/|palette\/|keyboard\/Key|keyboard\/keyboardMap)|products\/serviceAccount\/accountErrorSource|(?:ui|blocks)\/registry\/|ui\/(?:imagePreview|illustrations|pdf|prime)\/|ui\/overlay\/Modal\.|shell\/(?:leave\/FormDialog|modal\/GoneEntry)|forms\/(?:requisite|person|password|validators\/requisites)|lib\/requisite|blocks\/(?:drafts|upload|steps|lookup)\/|products\/(?:directories|payment)\/|ui\/input\/date\/(?:DayGrid|PeriodCalendar)|ui\/value\/[Qq]r|lib\/ownWorkers|api\/files\/(?:upload|sendWithProgress))/;
/** Pictures and files: what is uploaded, looked at, or drawn to explain. */
const PICTURES =
  /\/src\/(?:(?:ui\/(?:imagePreview|illustrations|pdf)|blocks\/upload)\/|api\/files\/(?:upload|sendWithProgress))/;
/**
 * Long forms: their steps, drafts and fields of requisites; and what a form of a claim and its dialog
 * share. Registries and cards have none.
 */
const STEPS =
  /\/src\/(?:blocks\/(?:steps|drafts)\/|forms\/(?:requisite|person|password|validators\/requisites)|lib\/requisite|modules\/sender\/claim\/(?:claimCalls|monthly\/exclusions))/;
/** The form of a claim: the register and the management of orders only lead there. */
const CLAIM = /\/src\/modules\/sender\/claim\/(?!monthly\/)/;
/** Directories that fill in forms: pages with requisites have them. */
const LOOKUP = /\/src\/(?:blocks\/lookup|products\/directories)\//;
/** The form of a request: its page and the dialog that makes one anew have it. */
const REQUEST = /\/src\/modules\/finance\/request\//;
/** Bills: two registries show them. */
const PAYMENT = /\/src\/products\/payment\//;
/** What the day brings: it comes when the page is there, for all modules at once. */
const TODAY =
  /\/src\/(?:shell\/today|modules\/\w+\/today(?!\/room)|products\/(?:payment\/billsToday|serviceAccount\/accountErrorSource))/;
/** What dialogs are drawn with, PrimeReact above all, and the parts that are nothing but dialogs. */
const DIALOG =
  /\/node_modules\/(?:primereact|react-transition-group|dom-helpers)\/|\/src\/(?:ui\/prime\/|ui\/overlay\/Modal\.|shell\/leave\/FormDialog|shell\/modal\/GoneEntry)/;
/** The registry with its libraries; what `load` reads of it comes with the cabinet. */
const REGISTRY = /\/src\/(?:ui|blocks)\/registry\/(?!registryFinder)|\/node_modules\/@tanstack\//;

/** Files of the build that a first visit loads, whatever it looks at. */
const LOADED_FIRST = /^assets\/(?:libraries|rolldown-runtime|sign-in|index)-[\w-]+\.js$/;

/** The product module that a source belongs to. */
const moduleOf = (id: string): string | null => /\/src\/modules\/([^/]+)\//.exec(id)?.[1] ?? null;

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

const ROUTER = `${root}/node_modules/react-router/dist/production`;

/**
 * react-router names its files with warnings for developers alone; those without stand beside them. Of
 * PrimeReact, what is never drawn stays out.
 */
const shippedLibraries = {
  name: 'shipped-libraries',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^\.\/utils\/reflow$/, replacement: `${root}/scripts/release/reflow.ts` },
        {
          find: /^primereact\/(?:ripple|icons\/(?:windowmaximize|windowminimize))$/,
          replacement: `${root}/scripts/release/undrawn.tsx`,
        },
        { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
      ],
    },
  }),
} satisfies Plugin;

export default defineConfig({
  resolve: {
    alias: [{ find: /^fflate$/, replacement: `${root}/src/blocks/registry/export/zipHere.ts` }],
  },
  plugins: [
    react(),
    laraTheme(),
    pageVariables(),
    shippedLibraries,
    signInPage(root),
    versionFile(),
    pageStart(root),
    contractPortal(root, process.env['CONTRACT_PORTAL']),
  ],
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(cabinetVersion()),
    // Parts of Sentry's replay that are never used here: src/observability/errors packs reports by
    // itself, the cabinet has no shadow roots, and the inside of a frame must not be recorded.
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
    __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    __RRWEB_EXCLUDE_IFRAME__: 'true',
  },
  build: {
    target: OLDEST_BROWSERS,
    manifest: true,
    // For the error service alone, where they are asked for: scripts/release.ts takes them away.
    sourcemap: process.env['SOURCE_MAPS'] === 'true' ? 'hidden' : false,
    // What the authors of the libraries want to be told along with them.
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
      // Reading a property does nothing but read, in the libraries and here.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      // Names of the contract and paths are known while it is built: the first visit is the smaller.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          // Few files for each way in: they start together, and gzip sees more at once.
          groups: [
            // What observes the cabinet needs it and nothing else that pages share.
            { name: 'own-scripts', test: /\/src\/lib\/ownScripts\.ts$/, priority: 6 },
            // A first visit: libraries and own code.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 5 },
            { name: 'sign-in', tags: ['$initial'], priority: 4 },
            // What the sign-in leads to: the cabinet's frame and definitions, with /offer.
            { name: 'cabinet', test: CABINET, priority: 3 },
            // Own parts that several screens share. What only one has stays with that one.
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 2 },
            // What every list needs and no other page does.
            { name: 'registry', test: REGISTRY, minShareCount: 2, priority: 1 },
            // Comes with the first dialog.
            { name: 'dialog', test: DIALOG, priority: 1 },
            { name: 'pictures', test: PICTURES, minShareCount: 2, priority: 1 },
            { name: 'steps', test: STEPS, minShareCount: 2, priority: 1 },
            { name: 'lookup', test: LOOKUP, minShareCount: 2, priority: 1 },
            { name: 'request', test: REQUEST, minShareCount: 2, priority: 1 },
            { name: 'payment', test: PAYMENT, minShareCount: 2, priority: 1 },
            { name: 'today', test: TODAY, priority: 1 },
            { name: 'claim', test: CLAIM, minShareCount: 2, priority: 1 },
            // What several screens of one module share.
            { name: moduleOf, test: /\/src\/modules\//, minShareCount: 2 },
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
    // By default one core of the machine is left alone; a build server has only two.
    maxWorkers: '100%',
    // A process and a window for each of the files would cost more than the tests in them: workers
    // keep theirs, and test/setup.ts takes back what a file has left behind.
    isolate: false,
    // Asks for its script once in the life of its module, which each file has of its own then.
    server: { deps: { inline: ['@yandex/smart-captcha'] } },
    sequence: { sequencer: ByEnvironment },
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
