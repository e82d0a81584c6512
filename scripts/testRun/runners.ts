import { failuresOfPlaywright, failuresOfVitest, playwrightAgain, vitestAgain } from './failures';
import { slowestOfPlaywright, slowestOfVitest, type Timing } from './slowest';
import { tallyOfPlaywright, tallyOfVitest, type Tally } from './tally';

/** How the report of a runner of tests is read, and how it runs its failed tests once more. */
export interface Runner {
  readonly tally: (report: string) => Tally | undefined;
  /** What took how long, the slowest first. */
  readonly slowest: (report: string) => readonly Timing[];
  /** The names of the failed tests. */
  readonly failures: (report: string) => readonly string[];
  readonly again: (command: readonly string[], failures: readonly string[]) => readonly string[];
}

export const vitest: Runner = {
  tally: tallyOfVitest,
  slowest: slowestOfVitest,
  failures: failuresOfVitest,
  again: vitestAgain,
};

export const playwright: Runner = {
  tally: tallyOfPlaywright,
  slowest: slowestOfPlaywright,
  failures: failuresOfPlaywright,
  again: playwrightAgain,
};
