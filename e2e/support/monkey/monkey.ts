import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { createRandomness } from '../../../test/backend/core/randomness';
import { FAULT_KINDS, type Fault } from '../../../test/backend/faults/fault';
import type { ScenarioName } from '../../../test/backend/scenarios/scenario';
import { expect, test, type Cabinet } from '../cabinet';
import { act, pick } from './actions';
import { observe } from './observer';
import { typedInput } from './typed';
import { BEGINNINGS, PUBLIC_BEGINNINGS } from './vocabulary';

export interface Walk {
  /** A demo user; null visits the public pages without a session. */
  readonly username: string | null;
  readonly scenario: ScenarioName;
  readonly actions: number;
  readonly seed: number;
}

/** Probability that a call fails. */
const FAILING = 0.15;
/** Kinds of faults that the monkey uses. Calls that never end would block a walk; test/faults covers them. */
const KINDS = FAULT_KINDS.filter((kind) => kind !== 'latency' && kind !== 'timeout');
/** Number of successive actions on public pages after which the walk restarts at a random address. */
const OUTSIDE = 4;
/** Number of the last actions in the error. */
const TOLD = 25;

/** Returns faults of all `KINDS`, and some latency; a call fails with the probability FAILING. */
function faultsOf(seed: number): Fault[] {
  const share = 1 - (1 - FAILING) ** (1 / KINDS.length);
  return [
    ...KINDS.map((kind): Fault => ({ kind, share, seed })),
    { kind: 'latency', latencyMs: 400, share: 0.05, seed },
  ];
}

/** Runs in the page: returns the visible defect; empty if there is none. */
function whatIsWrong(): string {
  // «Назад» has left the first page: the window is empty.
  if (location.protocol === 'about:') return '';
  const main = document.querySelector('main');
  if (!main) return 'there is no main part';
  const shown = document.body.innerText;
  const odd = /\bundefined\b|\[object |\bNaN\b|<html|Invalid Date/.exec(shown);
  if (odd) {
    return `it reads «${shown.slice(Math.max(0, odd.index - 60), odd.index + 60)}»`;
  }
  if (!/[А-Яа-я]{4}/.test(main.innerText)) return 'the main part is blank';
  const says = [...main.querySelectorAll('h1, h2, [role=alert], [role=status]')];
  return says.some((one) => one.textContent.trim() !== '') ? '' : 'no heading and no message';
}

/** Runs in the page: returns true if it shows the menu of a signed-in user. */
const isInside = () => document.querySelector('nav[aria-label="Разделы"]') !== null;

async function enterAgain(
  page: Page,
  cabinet: Cabinet,
  walk: Walk,
  address: string,
): Promise<void> {
  if (walk.username === null) {
    await page.goto(address);
    return;
  }
  try {
    await cabinet.enter(page, walk.username, address);
  } catch {
    // The password was changed or the user was deleted: resets the data.
    await cabinet.control.reset(walk.scenario);
    await cabinet.enter(page, walk.username, address);
  }
}

/**
 * Performs random actions while responses fail. Checks after each action that the page is readable, and that there is
 * no unhandled error, second write or lost input.
 *
 * @throws an error with the seed and the last actions
 */
export async function walkThrough(page: Page, cabinet: Cabinet, walk: Walk): Promise<void> {
  const { seed, actions, scenario } = walk;
  const random = createRandomness(seed);
  const told: string[] = [];
  const file = test.info().outputPath('walk.txt');
  const tell = (line: string): void => {
    told.push(line);
    appendFileSync(file, `${line}\n`);
  };
  const observer = observe(page);
  const typed = typedInput(page);
  const surroundings = { page, random, control: cabinet.control, typed };
  let outside = OUTSIDE;
  let round = 0;
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  page.on('download', (download) => void download.cancel().catch(() => {}));
  await cabinet.control.reset(scenario);

  const lookAround = async (): Promise<void> => {
    await observer.settle();
    const { repeated, troubles, hasFailed, hasWritten } = observer.consequences();
    await expect
      .poll(() => page.evaluate(whatIsWrong).catch(() => 'it is being left'), {
        message: 'the page can be read',
      })
      .toBe('');
    expect(troubles, 'troubles').toEqual([]);
    expect(repeated, 'written twice').toEqual([]);
    if (hasWritten) typed.forget();
    // After an outage the address returns before the form is rendered.
    const lost = () => typed.lost().catch(() => []);
    if (hasFailed) await expect.poll(lost, { message: 'typed and lost' }).toEqual([]);
  };

  try {
    for (let number = 1; number <= actions; number += 1) {
      const wasInside = await page.evaluate(isInside).catch(() => false);
      const isGone = page.url().startsWith('about:');
      outside = wasInside ? 0 : outside + (isGone ? OUTSIDE + 1 : 1);
      observer.begin();
      if (outside > OUTSIDE) {
        outside = 0;
        round += 1;
        typed.forget();
        await cabinet.control.noFaults();
        const address = pick(random, walk.username === null ? PUBLIC_BEGINNINGS : BEGINNINGS);
        tell(`${number}. begins at ${address}`);
        await enterAgain(page, cabinet, walk, address);
        await cabinet.control.faults(faultsOf(seed + round));
      } else {
        tell(`${number}. ${await act(surroundings)}`);
      }
      await lookAround();
      tell(`   → ${new URL(page.url()).pathname}`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const last = told.slice(-2 * TOLD).join('\n');
    throw new Error(`${reason}\nMONKEY_SEED=${seed}, ${JSON.stringify(walk)}\n${last}`, {
      cause: error,
    });
  }
}
