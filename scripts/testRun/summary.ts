import type { Tally } from './runners';
import { isNotTried, type StepResult } from './runSteps';

const SHOWN = 10;

function line(seconds: number, name: string): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}`;
}

function rate({ tally, seconds }: StepResult): string {
  const tests = tally.passed + tally.failed;
  return `${tests} tests, ${(tests / Math.max(seconds, 0.1)).toFixed(1)} a second`;
}

function named(heading: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`\n${heading}`, ...names.map((name) => `  ${name}`)];
}

/**
 * Where the time has gone: each part of a run, the slowest first, and the slowest tests of the parts
 * that run tests; then which tests failed, so that they stand at the end of a long log.
 * @param seconds of the whole run; parts ran side by side, so they may sum up to more
 */
export function summary(results: readonly StepResult[], seconds: number): string {
  const parts = results
    .toSorted((one, other) => other.seconds - one.seconds)
    .map((result) => {
      const counted = result.step.report ? ` (${rate(result)})` : '';
      return line(result.seconds, `${result.step.name}${counted}`);
    });
  const slowest = results.flatMap((result) =>
    result.slowest.length === 0
      ? []
      : [
          `\nThe slowest of «${result.step.name}»:`,
          ...result.slowest.slice(0, SHOWN).map((timing) => line(timing.seconds, timing.name)),
        ],
  );
  const unstable = results.flatMap((result) => result.unstable);
  const notTried = results.flatMap(({ step, tally }) => (isNotTried(tally) ? [step.name] : []));
  const failures = results.flatMap(({ step, tally, failures: tests }) =>
    tally.failed > 0 && tests.length === 0 ? [step.name] : tests,
  );
  return [
    '\nThe time of each part:',
    line(seconds, 'the whole run'),
    ...parts,
    ...slowest,
    ...named('Not tried on this machine:', notTried),
    ...named('Unstable, passed only when run once more:', unstable),
    ...named('Failed:', failures),
    '',
  ].join('\n');
}

/** The sum over all steps. */
export function total(tallies: readonly Tally[]): Tally {
  const sum = (of: keyof Tally) => tallies.reduce((all, tally) => all + tally[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The closing line of the test command: `N passed, N failed`, and what was skipped, if anything. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
