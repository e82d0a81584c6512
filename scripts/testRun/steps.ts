import { LONG_UNIT_TESTS, LEFT_OUT, LONG_PART, LONG_RUN, LONGER_TESTS } from './longParts';
import { playwright, vitest } from './runners';
import type { Step } from './runStep';

/** A browser comes first: to install one takes a while, and only the browser tests wait for it. */
export const chromium: Step = { name: 'Chromium', command: ['tsx', 'scripts/chromium.ts'] };
/** The server of the production profile; only its tests wait for it. */
export const nginx: Step = {
  name: 'nginx',
  command: ['tsx', 'scripts/nginx.ts'],
  mayBeAbsent: true,
};
export const build: Step = { name: 'production build', command: ['vite', 'build'] };

const playwrightReport = { file: '.cache/playwright.json', runner: playwright };
const productionReport = { file: '.cache/playwright-production.json', runner: playwright };

/** The build as it is served: a real nginx with the shipped configuration. */
const PRODUCTION = ['tsx', 'scripts/e2e.ts', '--config', 'e2e/production/playwright.config.ts'];

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
    command: [...unitTests, ...LONG_UNIT_TESTS.map((file) => `--exclude=${file}`)],
    alone: true,
    report: vitestReport,
  },
  {
    name: 'browser tests',
    command: ['tsx', 'scripts/e2e.ts', '--grep-invert', LEFT_OUT],
    needs: [chromium.name, build.name],
    alone: true,
    report: playwrightReport,
  },
  {
    name: 'production profile',
    command: [...PRODUCTION, '--grep-invert', LEFT_OUT, 'e2e/production/'],
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
    name: 'every operation x every fault, and the large amounts',
    command: [...unitTests, ...LONG_UNIT_TESTS, ...LONGER_TESTS],
    env: LONG_RUN,
    alone: true,
    report: vitestReport,
  },
  {
    name: 'browser tests, the long part',
    command: ['tsx', 'scripts/e2e.ts', '--grep', LONG_PART],
    env: LONG_RUN,
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
