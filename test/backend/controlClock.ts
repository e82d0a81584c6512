import { readInstant } from '../../src/lib/dates';
import { ControlError, flag, readInput, wholeNumber } from './controlInput';
import type { World } from './world';

/** Moves the clock by `advanceMs`, or to the Moscow time `to`, which may be in the past. */
export function moveClock({ clock, tokens }: World, input: unknown): void {
  const readers = { advanceMs: wholeNumber, to: momentOf, keepSessions: flag };
  const { advanceMs, to, keepSessions } = readInput(input, readers);
  const by = to === undefined ? advanceMs : to - clock.now();
  if (by === undefined || (advanceMs !== undefined && to !== undefined)) {
    throw new ControlError('Give either advanceMs or to.');
  }
  clock.advance(by);
  if (keepSessions === true) tokens.prolong(by);
}

function momentOf(name: string, to: unknown): number {
  const moment = readInstant(String(to)) ?? readInstant(`${String(to)}T00:00`);
  if (moment !== undefined) return moment.getTime();
  throw new ControlError(`${name} is a day or a moment in Moscow, such as 2030-12-10T09:00.`);
}
