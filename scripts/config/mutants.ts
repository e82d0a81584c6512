import { defineConfig } from 'vitest/config';
import cabinet from '../../vite.config';

/**
 * Runs the unit tests for Stryker (scripts/mutants.ts), which plants faults in the code. MUTANT_TESTS has the file
 * patterns of the tests, separated by spaces. The plugin replaces Stryker's threads by processes, because threads share
 * one time zone and some tests set their own.
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
