import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Runs the main journeys in other browsers than Chromium, one browser at a time: npx tsx scripts/browsers.ts
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['e2e/browsers/*.journey.ts'],
    environment: 'node',
    fileParallelism: false,
    // The limit of a journey is high, because each wait in it has a lower limit.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    reporters: ['verbose', ['json', { outputFile: '.cache/vitest-browsers.json' }]],
  },
});
