import type { Page } from 'playwright/test';
import type { Randomness } from '../../../test/backend/core/randomness';
import type { Control } from '../control';
import { findTarget, type Target } from './targets';
import type { TypedInput } from './typed';
import { ADDRESSES, FILES, KEYS, textsFor } from './vocabulary';

export interface Surroundings {
  readonly page: Page;
  readonly random: Randomness;
  readonly control: Control;
  readonly typed: TypedInput;
}

/** Performs an action and describes it; undefined if the page has no target for it. */
type Action = (surroundings: Surroundings) => Promise<string | undefined>;

/** Time limit of one action, in milliseconds. Without it, a covered or moving element would block the walk. */
const TRY_MS = 1000;

/** Returns a random item. Throws if there are none. */
export function pick<Item>({ next }: Randomness, items: readonly Item[]): Item {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

/** Returns '', or « (could not)» if the action fails: a covered, moving or removed element cannot be clicked. */
async function tried(doing: Promise<unknown>): Promise<string> {
  return doing.then(
    () => '',
    () => ' (could not)',
  );
}

/** Labels of buttons after which a form may be empty or gone. */
const EMPTIES = /отмен|сброс|очист|удал|закры|назад|выйти|нов(ый|ая|ое)|добав|измен|выбрать/i;

/** Returns true if a click must never lose input, even if the started operation fails. */
function keepsInput({ name, role }: Target): boolean {
  return role === 'button' && name !== '' && !EMPTIES.test(name);
}

const click: Action = async ({ page, random, typed }) => {
  const target = await findTarget(page, 'click', random.next(), random.next());
  if (!target) return undefined;
  if (!keepsInput(target)) typed.forget();
  const hasWorked = await tried(target.element.click({ timeout: TRY_MS }));
  return `click ${target.role} «${target.name}»${hasWorked}`;
};

const doubleClick: Action = async ({ page, random, typed }) => {
  const target = await findTarget(page, 'click', random.next(), random.next());
  if (!target) return undefined;
  if (!keepsInput(target)) typed.forget();
  const hasWorked = await tried(target.element.dblclick({ timeout: TRY_MS }));
  return `double click ${target.role} «${target.name}»${hasWorked}`;
};

const type: Action = async ({ page, random, typed }) => {
  const target = await findTarget(page, 'type', random.next(), 0);
  if (!target) return undefined;
  const text = pick(random, textsFor(target.name, random.next() < 0.25));
  const ending = random.integer(1, 5);
  const element = target.element;
  const hasWorked = await tried(element.fill(text, { timeout: TRY_MS }));
  if (ending <= 2) {
    await page.keyboard.press('Tab');
    if (target.name !== '') await typed.remember(element, target.name);
  }
  if (ending === 3) {
    typed.forget();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  const pressed = ending === 3 ? ', Enter twice' : '';
  return `type ${JSON.stringify(text.slice(0, 40))} into «${target.name}»${pressed}${hasWorked}`;
};

const keys: Action = async ({ page, random, typed }) => {
  typed.forget();
  const pressed = Array.from({ length: random.integer(1, 6) }, () => pick(random, KEYS));
  for (const key of pressed) await page.keyboard.press(key);
  return `press ${pressed.join(' ')}`;
};

const history: Action = async ({ page, random, typed }) => {
  typed.forget();
  const by = pick(random, [-1, -1, 1, -2] as const);
  await page.evaluate((steps) => window.history.go(steps), by);
  return `history ${by}`;
};

const address: Action = async ({ page, random, typed }) => {
  typed.forget();
  const to = pick(random, ADDRESSES);
  const hasWorked = await tried(page.goto(to, { waitUntil: 'commit' }));
  return `open ${to}${hasWorked}`;
};

const files: Action = async ({ page, random }) => {
  const target = await findTarget(page, 'file', random.next(), 0);
  if (!target) return undefined;
  const file = pick(random, FILES);
  const hasWorked = await tried(target.element.setInputFiles([file], { timeout: TRY_MS }));
  return `choose ${file.name.slice(0, 30)}${hasWorked}`;
};

const offline: Action = async (surroundings) => {
  const { page } = surroundings;
  await page.context().setOffline(true);
  const said = await click(surroundings);
  await page.context().setOffline(false);
  return `offline: ${said ?? 'nothing'}`;
};

const expire: Action = async ({ control }) => {
  await control.tokens({ expireAccess: true });
  return 'the access token expires';
};

const resize: Action = async ({ page, random }) => {
  const width = pick(random, [360, 768, 1440] as const);
  await page.setViewportSize({ width, height: 900 });
  return `the window is ${width} px wide`;
};

/** Actions with their probabilities, in percent. */
const ACTIONS: readonly (readonly [number, Action])[] = [
  [48, click],
  [8, doubleClick],
  [19, type],
  [9, keys],
  [5, history],
  [3, address],
  [2, files],
  [2, offline],
  [2, expire],
  [2, resize],
];

/** Errors of an action whose page was left. */
const LEFT = /context was destroyed|Cannot find context|navigat|detached|not attached/i;

async function unlessLeft(doing: Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof Error && LEFT.test(error.message)) return 'the page went away';
    throw error;
  }
}

/** Performs a random action; falls back to a click if the page has no target for it. */
export async function act(surroundings: Surroundings): Promise<string> {
  let chance = surroundings.random.next() * 100;
  const [, chosen = click] = ACTIONS.find(([weight]) => (chance -= weight) < 0) ?? [];
  return (
    (await unlessLeft(chosen(surroundings))) ??
    (await unlessLeft(click(surroundings))) ??
    'nothing that can be clicked'
  );
}
