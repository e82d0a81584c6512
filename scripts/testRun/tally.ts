/** How many tests a step ran and how they ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * The tally of a finished runner. A runner that crashed, left no report, ran nothing, or exited
 * with an error that its report does not show has failed, whatever else it says.
 */
export function tallyOfRunner(tally: Tally | undefined, succeeded: boolean): Tally {
  if (!tally) return { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = tally.passed + tally.failed === 0;
  const hidden = tally.failed === 0 && (!succeeded || ranNothing);
  return hidden ? { ...tally, failed: 1 } : tally;
}

/** A step that is one check: it passed or it failed. */
export function tallyOfCheck(succeeded: boolean): Tally {
  return succeeded ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** A step that looked for what this machine does not have. */
export const NOT_TRIED: Tally = { passed: 0, failed: 0, skipped: 1 };

/** The sum over all steps. */
export function total(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** The closing line of the test command: `N passed, N failed`, and what was skipped, if anything. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
