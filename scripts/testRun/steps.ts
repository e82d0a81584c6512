import type { Step } from './runSteps';
import { tallyOfPlaywright, tallyOfVitest } from './tally';

const BUILD = 'production build';

/** Everything that `npm test` runs, in the order in which the reader meets it. */
export const steps: readonly Step[] = [
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
  { name: BUILD, command: ['vite', 'build'] },
  { name: 'sizes', command: ['tsx', 'scripts/sizes.ts'], needs: [BUILD] },
  { name: 'bundle hygiene', command: ['tsx', 'scripts/bundleHygiene.ts'], needs: [BUILD] },
  {
    name: 'unit and contract tests',
    command: [
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=.cache/vitest.json',
    ],
    alone: true,
    report: { file: '.cache/vitest.json', read: tallyOfVitest },
  },
  {
    name: 'browser tests',
    command: ['tsx', 'scripts/e2e.ts'],
    needs: [BUILD],
    alone: true,
    report: { file: '.cache/playwright.json', read: tallyOfPlaywright },
  },
];
