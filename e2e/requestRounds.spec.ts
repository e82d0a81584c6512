import type { Page } from 'playwright/test';
import { expect, test, type Cabinet } from './support/cabinet';
import { journeys, type Journey } from './support/journeys';

// Limits how many successive requests are needed until the content is visible, because each costs time on a slow
// network. `npm run bench -- journeys` prints the same figures.

async function goTheWay(journey: Journey, page: Page, signIn: Cabinet['signIn']): Promise<void> {
  await test.step(journey.name, async () => {
    const { rounds, requests, repeated } = await journey.go(page, signIn);
    expect.soft(rounds, `rounds of ${journey.name}`).toBeGreaterThan(0);
    expect.soft(rounds, `rounds of ${journey.name}`).toBeLessThanOrEqual(journey.rounds);
    expect.soft(requests, 'requests').not.toHaveLength(0);
    expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(journey.requests);
    expect.soft(repeated, 'fetched twice').toEqual([]);
  });
}

const [signingIn, comingBack, ...reloads] = journeys;

test(
  'a sign-in stays within its limit of request rounds',
  { tag: '@core' },
  async ({ page, cabinet }) => {
    if (!signingIn || !comingBack) throw new Error('No way in');
    await goTheWay(signingIn, page, cabinet.signIn);
    await page.context().clearCookies();
    await goTheWay(comingBack, page, cabinet.signIn);
  },
);

async function goAll(ways: readonly Journey[], page: Page, cabinet: Cabinet): Promise<void> {
  let signedIn: string | undefined;
  const signInOnce: Cabinet['signIn'] = async (_page, username) => {
    if (signedIn === username) return;
    if (signedIn !== undefined) await page.context().clearCookies();
    await cabinet.signIn(page, username);
    signedIn = username;
  };
  for (const way of ways) await goTheWay(way, page, signInOnce);
}

test('the reload of a main page stays within its limit of request rounds', async ({
  page,
  cabinet,
}) => {
  const ways = reloads.filter(({ main }) => main);
  expect(ways.length).toBeGreaterThan(3);
  await goAll(ways, page, cabinet);
});

// All reloads of a group share one sign-in, because a sign-in takes as long as a reload. There are two groups, one for
// each worker.
for (const half of [0, 1]) {
  const others = reloads.filter(({ main }) => !main);
  const part = others.filter((_way, index) => index % 2 === half);
  test(`the reload of any other page stays within its limit of request rounds, group ${half + 1} of 2`, ({
    page,
    cabinet,
  }) => goAll(part, page, cabinet));
}
