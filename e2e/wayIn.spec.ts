import { expect, test } from './support/cabinet';
import { journeys } from './support/journeys';

// How many requests stand one after another until there is something to see: what somebody on a train
// waits for. `npm run bench -- journeys` prints the same figures.

for (const journey of journeys) {
  test(`the way in is short: ${journey.name}`, async ({ page, cabinet }) => {
    const { rounds, requests, repeated } = await journey.go(page, cabinet.signIn);
    expect.soft(rounds, 'rounds').toBeLessThanOrEqual(journey.rounds);
    expect.soft(requests, 'requests').not.toHaveLength(0);
    expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(journey.requests);
    expect.soft(repeated, 'fetched twice').toEqual([]);
  });
}
