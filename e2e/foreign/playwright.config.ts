import { defineConfig } from 'playwright/test';
import cabinet, { reporters } from '../playwright.config';

// The same journeys' settings; the servers here are foreign ones (npm run test:foreign).
export default defineConfig({
  ...cabinet,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/foreign',
  workers: 1,
  reporter: reporters('-foreign'),
});
