import type { CommandResult } from './runCommand';
import type { Runner, Timing } from './runners';
import { NOT_TRIED, tallyOfCheck, tallyOfRunner, type Tally } from './tally';

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

/** How a step ended. */
export interface StepResult {
  readonly step: Step;
  readonly tally: Tally;
  readonly seconds: number;
  readonly output: string;
  /** Its tests or test files, the slowest first; empty for a check. */
  readonly slowest: readonly Timing[];
  /** The names of its failed tests. */
  readonly failures: readonly string[];
  /** The names of tests that failed, and passed when they were run once more. */
  readonly unstable: readonly string[];
}

/** What running a step asks of the outside; tests answer in its place. */
export interface StepSurroundings {
  run(step: Step): Promise<CommandResult>;
  /** The text of a report, or undefined when the step left none. */
  readReport(file: string): string | undefined;
  now(): number;
}

/** More failures than these are no stumble of the machine, and are not run again. */
const MOST_UNSTABLE = 5;

/** True of a step that this machine could not try: no fault, and no proof either. */
export function isNotTried({ passed, failed, skipped }: Tally): boolean {
  return passed + failed === 0 && skipped > 0;
}

/** A step that ended without tests of its own to name. */
export function resultOfCheck(
  step: Step,
  tally: Tally,
  seconds: number,
  output: string,
): StepResult {
  return { step, tally, seconds, output, slowest: [], failures: [], unstable: [] };
}

async function attempt(step: Step, surroundings: StepSurroundings): Promise<StepResult> {
  const start = surroundings.now();
  const { succeeded, output } = await surroundings.run(step);
  const seconds = (surroundings.now() - start) / 1000;
  if (!step.report) {
    const isAbsent = step.mayBeAbsent === true && succeeded && /^» Not tried: /m.test(output);
    return resultOfCheck(step, isAbsent ? NOT_TRIED : tallyOfCheck(succeeded), seconds, output);
  }
  const { file, runner } = step.report;
  const report = runner.read(surroundings.readReport(file) ?? '');
  const { slowest = [], failures = [] } = report ?? {};
  const tally = tallyOfRunner(report?.tally, succeeded);
  return { step, tally, seconds, output, slowest, failures, unstable: [] };
}

/**
 * Runs a step. A few failed tests are run once more, with nothing beside them: a machine that
 * stumbled may not refuse a release. Those that pass then are counted as passed, and are named as
 * unstable with what they said: each is a fault to be mended, of the test or of the product.
 */
export async function runStep(step: Step, surroundings: StepSurroundings): Promise<StepResult> {
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
