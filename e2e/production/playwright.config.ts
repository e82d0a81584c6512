import { defineConfig } from 'playwright/test';
import cabinet, { reporters } from '../playwright.config';
import { played } from './played';

// The journeys before a real nginx with the shipped configuration: what a policy refuses is an error
// in the console, and an error in the console fails a journey. Workers inherit the variable.
process.env['CABINET_SERVER'] = 'nginx';

/** File by file: a title that says nothing in one may be the point of another. */
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
