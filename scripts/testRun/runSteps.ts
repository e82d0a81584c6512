import type { CommandResult } from './runCommand';
import type { Timing } from './slowest';
import { tallyOfCheck, tallyOfRunner, type Tally } from './tally';

/** One step of the test command. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Names of steps that must have succeeded before this one can say anything. */
  readonly needs?: readonly string[];
  /** Runs with nothing beside it: it uses all the cores itself. */
  readonly alone?: boolean;
  /** The report that counts the step's tests; a step without one counts as one test. */
  readonly report?: {
    readonly file: string;
    readonly read: (text: string) => Tally | undefined;
    /** What took how long, the slowest first. */
    readonly slowest: (text: string) => readonly Timing[];
  };
}

/** How a step ended. */
export interface StepResult {
  readonly step: Step;
  readonly tally: Tally;
  readonly seconds: number;
  readonly output: string;
  /** Its tests or test files, the slowest first; empty for a check. */
  readonly slowest: readonly Timing[];
}

/** What running the steps asks of the outside; tests answer in its place. */
export interface StepSurroundings {
  run(step: Step): Promise<CommandResult>;
  /** The text of a report, or undefined when the step left none. */
  readReport(file: string): string | undefined;
  now(): number;
  finished(result: StepResult): void;
}

/** Independent steps run side by side; two keep a small machine busy without starving each other. */
const SIDE_BY_SIDE = 2;

async function runStep(step: Step, surroundings: StepSurroundings): Promise<StepResult> {
  const start = surroundings.now();
  const { succeeded, output } = await surroundings.run(step);
  const seconds = (surroundings.now() - start) / 1000;
  if (!step.report) return { step, tally: tallyOfCheck(succeeded), seconds, output, slowest: [] };
  const text = surroundings.readReport(step.report.file);
  const tally = tallyOfRunner(text === undefined ? undefined : step.report.read(text), succeeded);
  const slowest = text === undefined ? [] : step.report.slowest(text);
  return { step, tally, seconds, output, slowest };
}

function couldNotRun(step: Step, missing: readonly string[]): StepResult {
  const output = `Not run: it needs «${missing.join('», «')}», which failed.\n`;
  return { step, tally: tallyOfCheck(false), seconds: 0, output, slowest: [] };
}

/**
 * Runs every step, in order where it matters, two at a time where it does not. A failure stops
 * nothing but the steps that need what failed, and those count as failed too.
 */
export async function runSteps(
  steps: readonly Step[],
  surroundings: StepSurroundings,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results = new Map<string, StepResult>();
  const running = new Map<Step, Promise<void>>();

  const settle = (result: StepResult): void => {
    results.set(result.step.name, result);
    surroundings.finished(result);
  };
  const isReady = (step: Step): boolean => (step.needs ?? []).every((name) => results.has(name));
  const fits = (step: Step): boolean =>
    running.size === 0 ||
    (step.alone !== true &&
      running.size < SIDE_BY_SIDE &&
      ![...running.keys()].some(({ alone }) => alone === true));

  const start = (step: Step): void => {
    waiting.splice(waiting.indexOf(step), 1);
    const failed = (step.needs ?? []).filter((name) => (results.get(name)?.tally.failed ?? 1) > 0);
    if (failed.length > 0) {
      settle(couldNotRun(step, failed));
      return;
    }
    const settled = async (): Promise<void> => {
      const result = await runStep(step, surroundings);
      running.delete(step);
      settle(result);
    };
    running.set(step, settled());
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((step) => isReady(step) && fits(step));
    if (next) start(next);
    else if (running.size > 0) await Promise.race(running.values());
    else
      throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
