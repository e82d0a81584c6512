import type { StepResult } from './runSteps';

const SHOWN = 10;

function line(seconds: number, name: string): string {
  return `${seconds.toFixed(1).padStart(7)} s  ${name}`;
}

function rate({ tally, seconds }: StepResult): string {
  const tests = tally.passed + tally.failed;
  return `${tests} tests, ${(tests / Math.max(seconds, 0.1)).toFixed(1)} a second`;
}

/**
 * Where the time has gone: each part of a run, the slowest first, and the slowest tests of the parts
 * that run tests. `seconds` is the whole run's; parts ran side by side, so they may sum up to more.
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
  return [
    '\nThe time of each part:',
    line(seconds, 'the whole run'),
    ...parts,
    ...slowest,
    '',
  ].join('\n');
}
