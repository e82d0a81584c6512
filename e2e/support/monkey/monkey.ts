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

/** Who goes through which data, and for how long. */
export interface Walk {
  /** A demo user; null goes through the public pages as a stranger. */
  readonly username: string | null;
  readonly scenario: ScenarioName;
  readonly actions: number;
  readonly seed: number;
}

/** Of the answers so many fail. */
const FAILING = 0.15;
/** A call that never ends stops the walk; tables of faults have it (test/faults). */
const KINDS = FAULT_KINDS.filter((kind) => kind !== 'latency' && kind !== 'timeout');
/** After this many actions on public pages in a row the walk begins anew at a random address. */
const OUTSIDE = 4;
/** So many of the last actions are told. */
const TOLD = 25;

/** Each kind hits its part of what the kinds before it have left, all of them FAILING. */
function faultsOf(seed: number): Fault[] {
  const share = 1 - (1 - FAILING) ** (1 / KINDS.length);
  return [
    ...KINDS.map((kind): Fault => ({ kind, share, seed })),
    { kind: 'latency', latencyMs: 400, share: 0.05, seed },
  ];
}

/** Runs in the page: what is wrong with what a person sees there; empty where nothing is. */
function whatIsWrong(): string {
  // Back to before the first page.
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

/** Runs in the page: whether a user is signed in there, by what the page shows. */
const isInside = () => document.querySelector('nav[aria-label="Разделы"]') !== null;

async function enterAnew(page: Page, cabinet: Cabinet, walk: Walk, address: string): Promise<void> {
  if (walk.username === null) {
    await page.goto(address);
    return;
  }
  try {
    await cabinet.enter(page, walk.username, address);
  } catch {
    // The password has been changed, or the user is gone: everything begins anew.
    await cabinet.control.reset(walk.scenario);
    await cabinet.enter(page, walk.username, address);
  }
}

/**
 * Goes through the cabinet by chance while answers fail, and looks after each action: the page can be
 * read, nothing is unhandled, nothing is written twice, nothing typed is lost.
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
    if (hasFailed) expect(await typed.lost().catch(() => []), 'typed and lost').toEqual([]);
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
        await enterAnew(page, cabinet, walk, address);
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
    throw new Error(`MONKEY_SEED=${seed}, ${JSON.stringify(walk)}\n${last}\n${reason}`, {
      cause: error,
    });
  }
}
