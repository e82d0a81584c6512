import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from 'playwright/test';
import { launchOptions } from '../scripts/browser/findChromium';
import { thisMachine } from '../scripts/browser/machine';
import { passedBefore } from './support/passedBefore';

const passed = passedBefore();

/**
 * A terminal lists each test, a log only the failed ones. Both runs also write a JSON report.
 *
 * @param run suffix of the report's name
 */
export const reporters = (run: string): ReporterDescription[] => [
  [process.stdout.isTTY ? 'list' : join(import.meta.dirname, 'support/failureReporter.ts')],
  ['json', { outputFile: join(import.meta.dirname, `../.cache/playwright${run}.json`) }],
];

// Journeys run on the production build (dist/), on the same files that users get.
export default defineConfig({
  testDir: '.',
  // Journeys on servers of other tools have their own command, npm run test:foreign; journeys on nginx have their
  // own configuration.
  testIgnore: ['foreign/**', 'production/**'],
  ...(passed && { grepInvert: passed }),
  outputDir: '../test-results',
  fullyParallel: true,
  // A page and its browser use both cores of a build server, so a third journey slows all of them down: 31
  // journeys of five pages took 110 s one by one, 92 s two at a time, 97 s three at a time.
  workers: 2,
  // A retry would hide a bug that occurs only sometimes.
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // Long timeouts cost nothing in a successful run, and a build server may be slow.
  expect: {
    timeout: 20_000,
    // Another build of Chromium smooths edges differently; colours and positions are the same.
    toHaveScreenshot: {
      threshold: 0.03,
      maxDiffPixels: 300,
      stylePath: join(import.meta.dirname, 'looks/still.css'),
      pathTemplate: '{testDir}/looks/pictures/{arg}{ext}',
    },
  },
  // A missing picture fails its test: only a person may take a new picture (README.md).
  updateSnapshots: 'none',
  reporter: reporters(''),
  use: {
    launchOptions: launchOptions(thisMachine),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
});
