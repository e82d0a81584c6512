import { defineConfig } from 'playwright/test';
import cabinet, { reporters } from '../playwright.config';
import { played } from './played';

// The journeys on a real nginx with the shipped configuration: a violation of the policy is a console error, so it
// fails a journey. Workers inherit the variable.
process.env['CABINET_SERVER'] = 'nginx';

/** Excludes titles by file, because several files have the same title. */
const leftOut = played.flatMap(({ file, without }) =>
  without === undefined ? [] : [new RegExp(`${file}\\.spec\\.ts.*(?:${without.source})`)],
);

export default defineConfig({
  ...cabinet,
  globalSetup: '../support/packBuild.ts',
  testDir: '..',
  testIgnore: [],
  outputDir: '../../test-results/production',
  testMatch: played.map(({ file }) => `**/e2e/${file}.spec.ts`),
  grepInvert: leftOut,
  reporter: reporters('-production'),
});
