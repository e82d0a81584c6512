import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './command/main';
import { UsageError } from './command/usageError';
import { endRunningCommands, runCommand } from './testRun/runCommand';
import { isNotTried, runSteps, type Step, type StepResult } from './testRun/runSteps';
import { RUNS } from './testRun/steps';
import { closingLine, summary, total } from './testRun/summary';

// The whole test command: every check of the house, and one closing line that counts them. The
// argument `long` runs what takes too long for that, `foreign` what other people's tools make of our
// contract, `all` the three together.
const root = join(import.meta.dirname, '..');
const LIMIT_MS = 60 * 60_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function showResult({ step, tally, seconds, output, unstable }: StepResult): void {
  const mark = tally.failed > 0 ? '✗' : isNotTried(tally) ? '–' : '✓';
  const counts = step.report ? `  ${closingLine(tally)}` : '';
  say(`${mark} ${step.name.padEnd(26)}${seconds.toFixed(1).padStart(6)} s${counts}`);
  const figures = output.match(/^» .*$/gm) ?? [];
  if (tally.failed + unstable.length > 0) say(`${output.trimEnd()}\n`);
  else for (const line of figures) say(`    ${line.slice(2)}`);
}

function stepsFor([asked = '', ...rest]: readonly string[]): readonly Step[] {
  const run = Object.entries(RUNS).find(([name]) => name === asked)?.[1];
  if (run && rest.length === 0) return run;
  const wrong = run ? rest.join(' ') : asked;
  throw new UsageError(`${wrong}: npm test takes no arguments; npm run test:unit -- FILE runs one`);
}

await runMain(async () => {
  const asked = stepsFor(process.argv.slice(2));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Browsers and servers get a moment to go with the runner that started them.
      void endRunningCommands(5_000).finally(() => process.exit(1));
    });
  }
  const results = await runSteps(asked, {
    run: (step) => {
      // A report left by an earlier run would answer for a runner that crashed.
      if (step.report) rmSync(join(root, step.report.file), { force: true });
      return runCommand(step.command, { cwd: root, limitMs: LIMIT_MS, env: step.env });
    },
    readReport: (file) =>
      existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined,
    now: () => performance.now(),
    finished: showResult,
  });
  say(summary(results, performance.now() / 1000));
  const sum = total(results.map(({ tally }) => tally));
  say(closingLine(sum));
  return sum.failed > 0 ? 1 : 0;
});
