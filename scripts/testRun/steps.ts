import type { Step } from './runSteps';
import { tallyOfPlaywright, tallyOfVitest } from './tally';

const BUILD = 'production build';

/** Everything that `npm test` runs, in the order in which the reader meets it. */
export const steps: readonly Step[] = [
  {
    name: 'formatting',
    command: ['npx', 'prettier', '--check', '.', '--ignore-path', 'scripts/config/prettierignore'],
  },
  {
    name: 'lint',
    command: [
      'npx',
      'oxlint',
      '--type-aware',
      '--deny-warnings',
      '-c',
      'scripts/config/oxlint.json',
    ],
  },
  { name: 'types', command: ['npx', 'tsc'] },
  { name: 'boundaries', command: ['npx', 'tsx', 'scripts/boundaries.ts'] },
  { name: 'unused code', command: ['npx', 'knip', '--config', 'scripts/config/knip.json'] },
  { name: BUILD, command: ['npx', 'vite', 'build'] },
  { name: 'sizes', command: ['npx', 'tsx', 'scripts/sizes.ts'], needs: [BUILD] },
  { name: 'bundle hygiene', command: ['npx', 'tsx', 'scripts/bundleHygiene.ts'], needs: [BUILD] },
  {
    name: 'unit and contract tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/vitest.json',
    ],
    alone: true,
    report: { file: '.cache/vitest.json', read: tallyOfVitest },
  },
  {
    name: 'browser tests',
    command: ['npx', 'tsx', 'scripts/e2e.ts'],
    needs: [BUILD],
    alone: true,
    report: { file: '.cache/playwright.json', read: tallyOfPlaywright },
  },
];
