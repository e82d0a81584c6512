import { runMain } from './command/main';
import { UsageError } from './command/usageError';
import { runSteps, type StepResult } from './testRun/runSteps';
import { RUNS } from './testRun/steps';

/** Returns `N passed, N failed`, and the number of skipped tests if there are any. */
function closingLine(results: readonly StepResult[]): string {
  const sum = (of: (result: StepResult) => number) =>
    results.reduce((all, one) => all + of(one), 0);
  const skipped = sum((one) => one.skipped);
  const line = `${sum((one) => one.passed)} passed, ${sum((one) => one.failed.length)} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

// Runs the checks, and prints one closing line with counts. scripts/testRun/steps.ts lists the arguments.
await runMain(async () => {
  const asked = process.argv.slice(2).join(' ');
  const stages = RUNS[asked];
  if (!stages) throw new UsageError(`${asked}: npm test takes no arguments; see npm run test:unit`);
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => end.abort());
  const results = await runSteps(stages, end.signal);
  const lines = results.flatMap((result) => [
    `${result.seconds.toFixed(1).padStart(7)} s  ${result.step.name}: ${closingLine([result])}`,
    ...result.failed.map((name) => `           failed: ${name}`),
  ]);
  process.stdout.write(`\n${lines.join('\n')}\n${closingLine(results)}\n`);
  return results.some(({ failed }) => failed.length > 0) ? 1 : 0;
});
