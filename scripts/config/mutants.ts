import { defineConfig } from 'vitest/config';
import cabinet from '../../vite.config';

/**
 * The unit tests that planted faults are shown to (scripts/mutants.ts): MUTANT_TESTS, patterns of files with
 * spaces between them. Stryker asks for threads, which have the time zone of their process: a test that
 * reads as another zone needs a process.
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
