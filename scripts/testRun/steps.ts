import { playwright, vitest } from './runners';
import type { Step } from './runStep';

/** A browser comes first: to install one takes a while, and only the browser tests wait for it. */
export const chromium: Step = { name: 'Chromium', command: ['tsx', 'scripts/chromium.ts'] };
/** The server of the production profile; only its tests wait for it. */
export const nginx: Step = { name: 'nginx', command: ['tsx', 'scripts/nginx.ts'] };
export const build: Step = { name: 'production build', command: ['vite', 'build'] };

const playwrightReport = { file: '.cache/playwright.json', runner: playwright };
const productionReport = { file: '.cache/playwright-production.json', runner: playwright };

/** The build as it is served: a real nginx with the shipped configuration. */
const PRODUCTION = ['tsx', 'scripts/e2e.ts', '--config', 'e2e/production/playwright.config.ts'];

/**
 * Browser tests that people are spared: what is tagged `@long`, and whole files about states and widths
 * of pages whose journeys and first states stay in `npm test`.
 */
const LONG =
  '@long|accessibility/(fields|gallery|help|organization|paymentCalendar|profile|registration|users)|' +
  'captcha|contractPortal|developer|fields\\.spec|focus|frame|longWords|policy|print|registrationData';

/**
 * Unit tests that people are spared: every operation with every fault. `npm test` keeps the offers of
 * banks, and the test that no operation is left out of the tables.
 */
const FAULT_MATRIX = [
  'src/modules/finance/faultsOfReads.test.tsx',
  'src/modules/finance/financing/faultsOfFinancing.test.tsx',
  'src/modules/finance/request/faultsOfRequest.test.tsx',
  'test/faults/orderInsurance.test.tsx',
];

const unitTests = [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  '--outputFile.json=.cache/vitest.json',
];
const vitestReport = { file: '.cache/vitest.json', runner: vitest };

/** Everything that `npm test` runs, in the order in which the reader meets it. */
export const steps: readonly Step[] = [
  chromium,
  {
    name: 'formatting',
    command: ['prettier', '--check', '.'],
  },
  {
    name: 'lint',
    command: ['npm', 'run', '--silent', 'lint', '--', '--format', 'unix'],
  },
  { name: 'types', command: ['tsc'] },
  { name: 'boundaries', command: ['tsx', 'scripts/boundaries.ts'] },
  { name: 'unused code', command: ['knip', '--config', 'scripts/config/knip.jsonc'] },
  build,
  nginx,
  { name: 'sizes', command: ['tsx', 'scripts/sizes.ts'], needs: [build.name] },
  { name: 'bundle hygiene', command: ['tsx', 'scripts/bundleHygiene.ts'], needs: [build.name] },
  {
    name: 'unit and contract tests',
    command: [...unitTests, ...FAULT_MATRIX.map((file) => `--exclude=${file}`)],
    alone: true,
    report: vitestReport,
  },
  {
    name: 'browser tests',
    command: ['tsx', 'scripts/e2e.ts', '--grep-invert', LONG],
    needs: [chromium.name, build.name],
    alone: true,
    report: playwrightReport,
  },
  {
    name: 'production profile',
    command: [...PRODUCTION, 'e2e/production/'],
    needs: [chromium.name, build.name, nginx.name],
    alone: true,
    report: productionReport,
  },
];

/** What `npm run test:long` runs: what people would wait for too long. */
export const longSteps: readonly Step[] = [
  chromium,
  build,
  nginx,
  { name: 'recipe for a module', command: ['tsx', 'scripts/recipe.ts'], alone: true },
  {
    name: 'every operation x every fault',
    command: [...unitTests, ...FAULT_MATRIX],
    alone: true,
    report: vitestReport,
  },
  {
    name: 'browser tests, the long part',
    command: ['tsx', 'scripts/e2e.ts', '--grep', LONG],
    needs: [chromium.name, build.name],
    alone: true,
    report: playwrightReport,
  },
  {
    name: 'production profile, all journeys',
    command: PRODUCTION,
    needs: [chromium.name, build.name, nginx.name],
    alone: true,
    report: productionReport,
  },
  {
    name: 'Firefox and WebKit',
    command: ['tsx', 'scripts/browsers.ts'],
    needs: [build.name],
    alone: true,
    report: { file: '.cache/browsers.json', runner: vitest },
  },
];
