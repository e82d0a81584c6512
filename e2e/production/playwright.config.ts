import { defineConfig } from 'playwright/test';
import { findNginx } from '../../scripts/serve/nginx';
import cabinet from '../playwright.config';

// The journeys before a real nginx with the shipped configuration: what a policy refuses is an error
// in the console, and an error in the console fails a journey. Workers inherit the variable.
process.env['CABINET_SERVER'] = 'nginx';

// Not here: senderClaim.spec.ts, which cuts the connection of an upload. A server between turns what the
// backend cuts into 502.
const JOURNEYS = [
  'production/*.spec.ts',
  'signIn.spec.ts',
  'session.spec.ts',
  'shell.spec.ts',
  'debtors.spec.ts',
  'deliveries.spec.ts',
  'financing.spec.ts',
  'financeRequest.spec.ts',
  'paymentCalendar.spec.ts',
  'senderOrders.spec.ts',
  'settlement.spec.ts',
  'profile.spec.ts',
  'users.spec.ts',
  'seller.spec.ts',
];

export default defineConfig({
  ...cabinet,
  testDir: '..',
  testIgnore: [],
  outputDir: '../../test-results/production',
  // Without an nginx only those remain that say so.
  testMatch: findNginx() === undefined ? 'production/*.spec.ts' : JOURNEYS,
  reporter: [['list'], ['json', { outputFile: '../../.cache/playwright-production.json' }]],
});
