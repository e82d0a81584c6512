import {
  LEFT_OUT,
  LONG_PART,
  LONG_RUN,
  LONG_UNIT_TESTS,
  LONGER_TESTS,
  NGINX_PART,
} from './longParts';
import { playwright, vitest } from './runners';
import type { Step } from './runSteps';

/** A browser comes first: to install one takes a while, and only the browser tests wait for it. */
const chromium: Step = { name: 'Chromium', command: ['tsx', 'scripts/chromium.ts'] };
/** The server of the production profile; only its tests wait for it. */
const nginx: Step = {
  name: 'nginx',
  command: ['tsx', 'scripts/nginx.ts'],
  mayBeAbsent: true,
};
const build: Step = { name: 'production build', command: ['vite', 'build'] };

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
const everyRun: readonly Step[] = [
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
const long: readonly Step[] = [
  chromium,
  build,
  nginx,
  { name: 'recipes of the README', command: ['tsx', 'scripts/recipe.ts'], alone: true },
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
    command: [...PRODUCTION, '--grep', NGINX_PART],
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

const TOOLS = 'foreign tools installed';

/** What `npm run test:foreign` runs: other people's tools read our contract, and serve it. */
const foreign: readonly Step[] = [
  { name: TOOLS, command: ['tsx', 'scripts/foreign/read.ts', 'nothing'] },
  chromium,
  build,
  {
    name: 'Spectral, rules for OpenAPI',
    command: ['tsx', 'scripts/foreign/read.ts', 'spectral'],
    needs: [TOOLS],
  },
  ...['openapi-typescript', 'orval', 'hey-api', 'swagger-parser'].map((tool) => ({
    name: tool,
    command: ['tsx', 'scripts/foreign/read.ts', tool] as const,
    needs: [TOOLS],
  })),
  {
    name: 'Kubernetes, schemas of the manifests',
    command: ['tsx', 'scripts/foreign/read.ts', 'kubernetes'],
    needs: [TOOLS],
  },
  {
    name: 'journeys on Prism, and in Redoc',
    command: ['tsx', 'scripts/e2e.ts', '--config', 'e2e/foreign/playwright.config.ts'],
    needs: [TOOLS, chromium.name, build.name],
    alone: true,
    report: { file: '.cache/playwright-foreign.json', runner: playwright },
  },
];

/** What `npm test` runs, and by the argument that follows what its other forms do. */
export const RUNS = {
  '': everyRun,
  long,
  foreign,
  /** What a build server runs (.ci/run): each step once, though several of the forms need it. */
  all: [...new Map([...everyRun, ...long, ...foreign].map((step) => [step.name, step])).values()],
} as const satisfies Readonly<Record<string, readonly Step[]>>;
