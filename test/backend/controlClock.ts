import { readInstant } from '../../src/lib/dates';
import { asRecord, ControlError, wholeNumber } from './controlInput';
import type { World } from './world';

/** Moves the clock by `advanceMs`, or to the Moscow time `to`, which may be in the past. */
export function moveClock({ clock, tokens }: World, input: unknown): void {
  const { advanceMs, to, keepSessions } = asRecord(input);
  if ((advanceMs === undefined) === (to === undefined)) {
    throw new ControlError('Give either advanceMs or to.');
  }
  const by = to === undefined ? wholeNumber('advanceMs', advanceMs) : momentOf(to) - clock.now();
  clock.advance(by);
  if (keepSessions === true) tokens.prolong(by);
}

function momentOf(to: unknown): number {
  const moment = readInstant(String(to)) ?? readInstant(`${String(to)}T00:00`);
  if (moment !== undefined) return moment.getTime();
  throw new ControlError('to is a day or a moment in Moscow, such as 2026-12-10T09:00.');
}
