import {
  isNotTried,
  resultOfCheck,
  runStep,
  type Step,
  type StepResult,
  type StepSurroundings,
} from './runStep';
import { NOT_TRIED, tallyOfCheck } from './tally';

/** What running the steps asks of the outside; tests answer in its place. */
export interface RunSurroundings extends StepSurroundings {
  finished(result: StepResult): void;
}

/** Independent steps run side by side; two keep a small machine busy without starving each other. */
const SIDE_BY_SIDE = 2;

function couldNotRun(step: Step, missing: readonly string[]): StepResult {
  const output = `Not run: it needs «${missing.join('», «')}», which failed.
`;
  return resultOfCheck(step, tallyOfCheck(false), 0, output);
}

function couldNotTry(step: Step, absent: readonly string[]): StepResult {
  const output = `» Not tried: this machine has no ${absent.join(', ')}\n`;
  return resultOfCheck(step, NOT_TRIED, 0, output);
}

/**
 * Runs every step, in order where it matters, two at a time where it does not. A failure stops
 * nothing but the steps that need what failed, and those count as failed too; those that need what this
 * machine does not have count as skipped.
 */
export async function runSteps(
  steps: readonly Step[],
  surroundings: RunSurroundings,
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
    const absent = (step.needs ?? []).filter((name) => {
      const result = results.get(name);
      return result !== undefined && isNotTried(result.tally);
    });
    if (absent.length > 0) {
      settle(couldNotTry(step, absent));
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
