import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { npmOf, programOf, type Started } from '../command/program';
import type { Tally } from './reports';

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly env?: NodeJS.ProcessEnv;
  /** True if a failure of this step ends the run after its stage. */
  readonly isNeeded?: boolean;
  /** Path of the step's test report, and its parser. A step without a report counts as one test. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Tally };
}

/** Result of a step: the step, its tally of tests and its duration in seconds. */
export type StepResult = Tally & { readonly step: Step; readonly seconds: number };

/** Exit code of a step that this machine cannot run, as in automake. */
export const SKIPPED = 77;

/** Turns colours off, whose codes would be visible in files and logs. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: '0' };

function startOf([program = '', ...args]: readonly string[]): Started {
  if (program === 'npm') return npmOf(...args);
  return programOf(program, args) ?? { command: program, args };
}

/** Runs a step. The step also fails if the runner crashed, ran no test or did not report its failure. */
async function runStep(step: Step, signal?: AbortSignal): Promise<StepResult> {
  const { name, command, env, report } = step;
  // Removes the report of an earlier run, because it would hide a runner that crashed early.
  if (report) rmSync(report.file, { force: true });
  process.stdout.write(`\n${name}: ${command}\n`);
  const start = performance.now();
  const started = startOf(command.split(' '));
  const child = spawn(started.command, started.args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: '1', ...(process.stdout.isTTY ? {} : PLAIN), ...env },
    timeout: 3_600_000,
    ...(signal && { signal }),
  });
  const minutes = setInterval(() => {
    const past = Math.round((performance.now() - start) / 60_000);
    process.stdout.write(`${name}: ${past} min so far\n`);
  }, 60_000);
  const code = await new Promise((end) => child.on('error', () => end(1)).on('close', end));
  clearInterval(minutes);
  const seconds = (performance.now() - start) / 1000;
  let tally: Tally = { passed: 0, skipped: code === SKIPPED ? 1 : 0, failed: [] };
  try {
    if (report) tally = report.read(readFileSync(report.file, 'utf8'));
    else tally = { ...tally, passed: code === 0 ? 1 : 0 };
  } catch {
    // The report is missing or incomplete.
  }
  const isTrue = code === SKIPPED || tally.failed.length > 0 || (code === 0 && tally.passed > 0);
  return { step, seconds, ...tally, failed: isTrue ? tally.failed : [name] };
}

/** Runs the stages one after another, and two steps of a stage at a time. */
export async function runSteps(
  stages: readonly (readonly Step[])[],
  signal?: AbortSignal,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const stage of stages) {
    const waiting = [...stage];
    const runWaiting = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift())
        results.push(await runStep(step, signal));
    };
    await Promise.all([runWaiting(), runWaiting()]);
    if (results.some(({ step, failed }) => step.isNeeded && failed.length > 0)) break;
  }
  return results;
}
