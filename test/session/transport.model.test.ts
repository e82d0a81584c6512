import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, type RecipeMaker, type Step } from './driver';
import { naiveRecipe } from './naiveRecipe';
import { createTransport } from '../../src/api/transport/transport';
import { inLongRun } from '../longRun';

/** Number of plans; with fewer, the long run would miss rare interleavings. */
const INTERLEAVINGS = inLongRun(1000, 10_000);

const tab = fc.nat({ max: 1 });
const turns = fc.record({
  do: fc.constant('turns' as const),
  count: fc.integer({ min: 1, max: 8 }),
});
const call = fc.record({
  do: fc.constant('call' as const),
  tab,
  method: fc.constantFrom('GET' as const, 'POST' as const),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: call },
  { weight: 6, arbitrary: turns },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('expireAccess' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('abort' as const), call: fc.nat({ max: 20 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('faults' as const),
      faults: fc.array(
        fc.constantFrom('rejected', 'busy', 'serverError', 'network', 'hang', 'lost'),
        {
          minLength: 1,
          maxLength: 2,
        },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wake' as const), tab, isOnlineAgain: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('tick' as const),
      milliseconds: fc.constantFrom(50, 200, 2_000, 21_000, 26_000),
    }),
  },
);
const ending: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('signOut' as const), tab }),
  fc.record({ do: fc.constant('signIn' as const), tab, user: fc.nat({ max: 1 }) }),
);
/** Half of the plans contain no sign-out and no sign-in, because these would excuse a lost session. */
const plan: fc.Arbitrary<Step[]> = fc.oneof(
  fc.array(step, { minLength: 4, maxLength: 24 }),
  fc.array(fc.oneof({ weight: 6, arbitrary: step }, { weight: 1, arbitrary: ending }), {
    minLength: 4,
    maxLength: 24,
  }),
);

/** Head start of the second tab's page, or null for a page without an early refresh script. */
const headStart = fc.option(fc.nat({ max: 12 }));

async function firstViolation(make: RecipeMaker, interleavings: number, seed?: number) {
  let played = 0;
  const details = await fc.check(
    fc.asyncProperty(fc.scheduler(), plan, headStart, async (scheduler, steps, turnsAhead) => {
      played += 1;
      const broken = await play(make, steps, scheduler, turnsAhead);
      if (broken.length > 0) throw new Error(broken.join('; '));
    }),
    { numRuns: interleavings, ...(seed === undefined ? {} : { seed }), endOnFailure: false },
  );
  if (!details.failed) return { played, report: null };
  return {
    played,
    report: `${await fc.asyncDefaultReportMessage(details)}\n${String(details.errorInstance)}`,
  };
}

describe('the session under any interleaving of calls, tabs and faults', () => {
  it(`keeps every rule in ${INTERLEAVINGS} interleavings`, { timeout: 300_000 }, async () => {
    const { played, report } = await firstViolation(createTransport, INTERLEAVINGS);
    expect(report).toBeNull();
    expect(played).toBeGreaterThanOrEqual(INTERLEAVINGS);
  });

  it('finds the mistakes of the naive recipe', async () => {
    const { report } = await firstViolation(naiveRecipe, 500);
    expect(report).toContain('Property failed');
  });
});
