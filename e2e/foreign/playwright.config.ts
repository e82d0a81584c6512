import { defineConfig } from 'playwright/test';
import cabinet from '../playwright.config';

// The same journeys' settings; the servers here are foreign ones (npm run test:foreign).
export default defineConfig({
  ...cabinet,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/foreign',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: '../../.cache/playwright-foreign.json' }]],
});
