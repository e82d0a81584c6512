import { test, users } from './support/cabinet';
import { walkThrough, type Walk } from './support/monkey/monkey';

/**
 * Performs random actions while 15 % of the responses fail: there must be no blank page, unhandled error, second write
 * or lost input. A failure prints its seed and the last actions. `MONKEY_SEED=<number>` sets the seed,
 * `MONKEY_ACTIONS=<number>` the length of each walk.
 */

const SEED = Number(process.env['MONKEY_SEED'] ?? 20_261_122);
const LONG = Number(process.env['MONKEY_ACTIONS'] ?? 140);
const SHORT = 25;

const WALKS: readonly Omit<Walk, 'actions' | 'seed'>[] = [
  { username: users.admin, scenario: 'default' },
  { username: users.admin, scenario: 'sender' },
  { username: users.supplier, scenario: 'mid-day' },
  { username: users.seller, scenario: 'default' },
  { username: users.sender, scenario: 'mid-day' },
  { username: users.godmod, scenario: 'offers-in-motion' },
  { username: users.unverified, scenario: 'not-verified' },
  { username: null, scenario: 'default' },
];

/** Allows all console errors and contract violations, because the failing responses cause them. */
const EXPECTED = {
  consoleErrors: [/./], // support/monkey/observer.ts checks the errors of each action
  violations: [/./],
};

test('a short random walk finds no fault', async ({ page, cabinet }) => {
  cabinet.allow(EXPECTED);
  await walkThrough(page, cabinet, {
    username: users.admin,
    scenario: 'default',
    actions: SHORT,
    seed: SEED,
  });
});

WALKS.forEach((walk, index) => {
  const who = walk.username ?? 'a stranger';
  test(`a random walk as ${who} in ${walk.scenario} finds no fault`, async ({ page, cabinet }) => {
    test.setTimeout(600_000);
    cabinet.allow(EXPECTED);
    await walkThrough(page, cabinet, { ...walk, actions: LONG, seed: SEED + index });
  });
});
