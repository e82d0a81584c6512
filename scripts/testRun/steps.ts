import { readPlaywright, readVitest } from './reports';
import type { Step } from './runSteps';

const step = (name: string, command: string, more?: Partial<Step>) => ({ name, command, ...more });
const vitest = (name = '') => ({ file: `.cache/vitest${name}.json`, read: readVitest });
const playwright = (name = '') => ({ file: `.cache/playwright${name}.json`, read: readPlaywright });
const ON_NGINX = playwright('-production');
const UNIT = `vitest run --silent=passed-only --reporter=minimal --reporter=json --outputFile.json=${vitest().file}`;
const E2E = 'tsx scripts/e2e.ts';
const PRODUCTION = `tsx scripts/nginx.ts ${E2E} --config=e2e/production/playwright.config.ts`;
const FOREIGN = `${E2E} --config=e2e/foreign/playwright.config.ts`;
/** `npm test` runs only the end-to-end tests with this tag (e2e/README.md). */
const CORE = '--grep=@core';
const env = { LONG_RUN: '1' };

const builds = [
  step('production build', 'vite build', { isNeeded: true }),
  step('gallery', 'vite build --config scripts/config/gallery.ts', { isNeeded: true }),
];
const checks = [
  ...builds,
  step('formatting', 'oxfmt -c scripts/config/oxfmt.json --check .'),
  step('lint', 'npm run --silent lint -- --format unix'),
  step('types', 'tsc'),
  step('boundaries', 'tsx scripts/boundaries.ts'),
  step('unused code', 'knip --config scripts/config/knip.jsonc'),
];
const checksOfBuild = [
  step('sizes', 'tsx scripts/sizes.ts'),
  step('bundle hygiene', 'tsx scripts/bundleHygiene.ts'),
];
const long = [
  [step('all unit tests', UNIT, { env, report: vitest() })],
  [step('main journeys on nginx', PRODUCTION, { env, report: ON_NGINX })],
  [
    step('all other journeys', E2E, {
      env: { ...env, PASSED_BEFORE: ON_NGINX.file },
      report: playwright(),
    }),
  ],
];
/** Steps that use one core or less, so that two of them can run at the same time. */
const onOneCore = [
  step('Firefox and WebKit', 'tsx scripts/browsers.ts', { report: vitest('-browsers') }),
  step('recipes of the README', 'tsx scripts/recipe.ts'),
];
/** The last step, because it compresses the build that the other steps have checked. */
const release = [step('release', 'tsx scripts/release.ts')];
const reader = (tool: string) => step(tool, `tsx scripts/foreign/read.ts ${tool}`);
const foreignTools = { ...reader('nothing'), name: 'foreign tools installed', isNeeded: true };
const foreign = [
  step('Prism and Redoc', FOREIGN, { report: playwright('-foreign') }),
  ...['spectral', 'openapi-typescript', 'orval', 'hey-api', 'swagger-parser'].map(reader),
  reader('kubernetes'),
];

/** Stages of `npm test`, by the command's argument; '' is the default. */
export const RUNS: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  '': [
    checks,
    checksOfBuild,
    [step('unit tests', `${UNIT} --exclude=**/*.long.test.*`, { report: vitest() })],
    [step('journeys', `${E2E} ${CORE}`, { report: playwright() })],
    [
      step('nginx', `${PRODUCTION} production/(?!deadBackend|observ|release|tracker|upload)`, {
        report: ON_NGINX,
      }),
    ],
  ],
  /** All unit tests, journeys and recipes, with the larger amounts of test/longRun.ts. */
  long: [builds, ...long, onOneCore],
  foreign: [[...builds, foreignTools], foreign],
  /** Stages of .ci/run. The foreign tools are installed first, because the installation waits for the network. */
  all: [[foreignTools, ...checks], checksOfBuild, ...long, [...onOneCore, ...foreign], release],
};
