import { defineConfig } from 'playwright/test';
import cabinet, { reporters } from '../playwright.config';

// Uses the settings of the other journeys for foreign servers (npm run test:foreign).
export default defineConfig({
  ...cabinet,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/foreign',
  workers: 1,
  reporter: reporters('-foreign'),
});
