import { playwright } from './runners';
import type { Step } from './runStep';
import { build, chromium } from './steps';

const TOOLS = 'foreign tools installed';

/** What `npm run test:foreign` runs: other people's tools read our contract, and serve it. */
export const foreignSteps: readonly Step[] = [
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
