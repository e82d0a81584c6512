import type { CommandResult } from './runCommand';
import type { Runner, Tally, TestReport } from './runners';

/** One step of the test command. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Variables of the environment for it alone. */
  readonly env?: Readonly<Record<string, string>>;
  /** Names of steps that must have succeeded before this one can say anything. */
  readonly needs?: readonly string[];
  /** The machine may be without what it looks for: then it says `» Not tried: …`, and is skipped. */
  readonly mayBeAbsent?: boolean;
  /** Runs with nothing beside it: it uses all the cores itself. */
  readonly alone?: boolean;
  /** The report that counts the step's tests; a step without one counts as one test. */
  readonly report?: { readonly file: string; readonly runner: Runner };
}

/** How a step ended; a check has no tests to name. */
export interface StepResult extends TestReport {
  readonly step: Step;
  readonly seconds: number;
  readonly output: string;
  /** The names of tests that failed, and passed when they were run once more. */
  readonly unstable: readonly string[];
}

/** What running the steps asks of the outside; tests answer in its place. */
export interface RunSurroundings {
  run(step: Step): Promise<CommandResult>;
  /** The text of a report, or undefined when the step left none. */
  readReport(file: string): string | undefined;
  /** Milliseconds since any moment. */
  now(): number;
  finished(result: StepResult): void;
}

/** Independent steps run side by side; two keep a small machine busy without starving each other. */
const SIDE_BY_SIDE = 2;

/** More failures than these are not run again: they are hardly the machine's. */
const MOST_UNSTABLE = 5;

const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };
const NOT_TRIED: Tally = { passed: 0, failed: 0, skipped: 1 };

/** True of a step that this machine could not try: no fault, and no proof either. */
export function isNotTried({ passed, failed, skipped }: Tally): boolean {
  return passed + failed === 0 && skipped > 0;
}

/**
 * The tally of a finished runner. A runner that crashed, left no report, ran nothing, or exited
 * with an error that its report does not show has failed, even when its tests passed.
 */
export function tallyOfRunner(tally: Tally | undefined, succeeded: boolean): Tally {
  if (!tally) return FAILED;
  const ranNothing = tally.passed + tally.failed === 0;
  const hidden = tally.failed === 0 && (!succeeded || ranNothing);
  return hidden ? { ...tally, failed: 1 } : tally;
}

function resultOfCheck(step: Step, tally: Tally, seconds: number, output: string): StepResult {
  return { step, tally, seconds, output, slowest: [], failures: [], unstable: [] };
}

async function attempt(step: Step, { run, readReport, now }: RunSurroundings): Promise<StepResult> {
  const start = now();
  const { succeeded, output } = await run(step);
  const seconds = (now() - start) / 1000;
  if (!step.report) {
    const isAbsent = step.mayBeAbsent === true && succeeded && /^» Not tried: /m.test(output);
    const tally = isAbsent ? NOT_TRIED : succeeded ? PASSED : FAILED;
    return resultOfCheck(step, tally, seconds, output);
  }
  const { file, runner } = step.report;
  const report = runner.read(readReport(file) ?? '');
  const tally = tallyOfRunner(report?.tally, succeeded);
  return { ...resultOfCheck(step, tally, seconds, output), ...report, tally };
}

/**
 * Runs a step. A few failed tests are run once more, with nothing beside them, because a busy machine
 * may fail a test. Those that pass then are counted as passed, and are named as unstable with what
 * they said: each is a fault to be mended, of the test or of the product.
 */
async function runStep(step: Step, surroundings: RunSurroundings): Promise<StepResult> {
  const first = await attempt(step, surroundings);
  const { tally, failures } = first;
  const mayBeUnstable = failures.length > 0 && failures.length <= MOST_UNSTABLE;
  // A failure without a name, such as a runner that crashed, is not among the tests to run again.
  if (!step.report || !mayBeUnstable || failures.length !== tally.failed) return first;
  const command = step.report.runner.again(step.command, failures);
  const second = await attempt({ ...step, command }, surroundings);
  const both = {
    ...first,
    seconds: first.seconds + second.seconds,
    output: `${first.output}\nRun once more:\n${second.output}`,
  };
  if (second.tally.failed > 0 || second.tally.passed < failures.length) return both;
  return {
    ...both,
    tally: { ...tally, passed: tally.passed + tally.failed, failed: 0 },
    failures: [],
    unstable: failures,
  };
}

/**
 * Runs every step, in order where it matters, two at a time where it does not. A failure stops
 * only the steps that need what failed, and those count as failed too; those that need what this
 * machine does not have count as skipped.
 * @throws Error where steps wait for each other
 */
export async function runSteps(
  steps: readonly Step[],
  surroundings: RunSurroundings,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results = new Map<string, StepResult>();
  const running = new Map<Step, Promise<void>>();

  const isReady = ({ needs = [] }: Step): boolean => needs.every((name) => results.has(name));
  const fits = ({ alone }: Step): boolean =>
    running.size === 0 ||
    (alone !== true &&
      running.size < SIDE_BY_SIDE &&
      ![...running.keys()].some((one) => one.alone === true));

  /** What a step comes to that needs what failed or is absent; undefined for one that can run. */
  const withoutRunning = (step: Step): StepResult | undefined => {
    const needed = (step.needs ?? []).map((name) => results.get(name));
    const named = (isMeant: (tally: Tally) => boolean) =>
      needed.flatMap((one) => (one && isMeant(one.tally) ? [one.step.name] : []));
    const failed = named((tally) => tally.failed > 0);
    const absent = named(isNotTried);
    if (failed.length > 0) {
      const output = `Not run: it needs «${failed.join('», «')}», which failed.\n`;
      return resultOfCheck(step, FAILED, 0, output);
    }
    if (absent.length === 0) return undefined;
    const output = `» Not tried: this machine has no ${absent.join(', ')}\n`;
    return resultOfCheck(step, NOT_TRIED, 0, output);
  };

  const settle = (result: StepResult): void => {
    results.set(result.step.name, result);
    surroundings.finished(result);
  };
  const run = async (step: Step): Promise<void> => {
    const result = await runStep(step, surroundings);
    running.delete(step);
    settle(result);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => isReady(step) && fits(step));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const result = withoutRunning(next);
      if (result) settle(result);
      else running.set(next, run(next));
    } else if (running.size > 0) await Promise.race(running.values());
    else
      throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
