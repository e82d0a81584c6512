import { defineConfig } from 'playwright/test';
import cabinet from '../playwright.config';

// The journeys before a real nginx with the shipped configuration: what a policy refuses is an error
// in the console, and an error in the console fails a journey. Workers inherit the variable.
process.env['CABINET_SERVER'] = 'nginx';

const JOURNEYS = [
  '**/e2e/production/*.spec.ts',
  '**/e2e/signIn.spec.ts',
  '**/e2e/session.spec.ts',
  '**/e2e/shell.spec.ts',
  '**/e2e/debtors.spec.ts',
  '**/e2e/deliveries.spec.ts',
  '**/e2e/financing.spec.ts',
  '**/e2e/financeRequest.spec.ts',
  '**/e2e/paymentCalendar.spec.ts',
  '**/e2e/senderOrders.spec.ts',
  '**/e2e/settlement.spec.ts',
  '**/e2e/profile.spec.ts',
  '**/e2e/users.spec.ts',
  '**/e2e/seller.spec.ts',
  '**/e2e/senderClaim.spec.ts',
];

export default defineConfig({
  ...cabinet,
  testDir: '..',
  testIgnore: [],
  outputDir: '../../test-results/production',
  testMatch: JOURNEYS,
  reporter: [['list'], ['json', { outputFile: '../../.cache/playwright-production.json' }]],
});
