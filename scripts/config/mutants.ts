import { defineConfig } from 'vitest/config';
import cabinet from '../../vite.config';

/**
 * Runs the unit tests that check planted faults (scripts/mutants.ts). MUTANT_TESTS has their file patterns, separated
 * by spaces. Stryker needs threads. Threads share the time zone of their process, so a test with its own time zone
 * needs a process.
 */
export default defineConfig({
  ...cabinet,
  plugins: [
    cabinet.plugins,
    {
      name: 'processes',
      configureVitest: ({ project }) => {
        project.config.pool = 'forks';
      },
    },
  ],
  test: { ...cabinet.test, include: (process.env['MUTANT_TESTS'] ?? '').split(' ') },
});
