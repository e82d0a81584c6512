import type { Browser, BrowserContext, Page } from 'playwright/test';
import { fieldsOf } from '../../src/lib/fieldsOf';
import { beginSession } from './enter';
import { Traffic, type Opening } from './screenCalls';
import { screens, type Screen } from './screens';
import { users } from './users';

/** Limit of the sum of layout shifts while a screen opens. */
export const SHIFT_LIMIT = 0.02;

/** Delay of each call during the measurement, in milliseconds. */
export const SLOW_CALL_MS = 700;

/** Milliseconds without a new request after which the page is settled. */
const QUIET_MS = 600;

const PATIENCE_MS = 15_000;

/** Window sizes of the measurement. */
export const SHIFT_WINDOWS = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
] as const;

export type ShiftWindow = (typeof SHIFT_WINDOWS)[number];

type Visitor = keyof typeof users | null;

/** Users who open screens: each demo user, and a visitor without a session. */
export const VISITORS: readonly Visitor[] = [
  null,
  'admin',
  'unverified',
  'supplier',
  'seller',
  'sender',
  'godmod',
];

/** All screens that need no special scenario. */
const everyScreen: readonly Screen[] = Object.values(screens)
  .flat()
  .filter(({ scenario }: Screen) => scenario === undefined);

/** Addresses of all screens, with tabs. */
export const everyAddress: readonly string[] = [...new Set(everyScreen.map(({ at }) => at))];

/** Returns the addresses of a visitor in `screens`. */
export function addressesOf(visitor: Visitor): readonly string[] {
  return everyScreen.filter(({ as = 'admin' }) => as === visitor).map(({ at }) => at);
}

/** Layout shifts while a screen opened. */
export interface ScreenShift {
  readonly sum: number;
  /** The largest shifts first: «0.0710 DIV.offer-card 16,120 328×80→16,240 328×80». */
  readonly moved: readonly string[];
}

/** Layout shifts and filled buttons of an opened screen. */
export interface OpenedScreen extends ScreenShift {
  /** Names of the filled buttons outside of dialogs. */
  readonly filled: readonly string[];
}

/**
 * Runs in the page: returns the names of filled buttons. Compares colours, because a group may override the colour of
 * the class.
 */
function filledButtons(): string[] {
  const probe = document.createElement('div');
  probe.style.backgroundColor = 'var(--accent)';
  document.body.append(probe);
  const accent = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll<HTMLElement>('main .button')]
    .filter((button) => button.closest('dialog, [role="dialog"]') === null)
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .filter((button) => getComputedStyle(button).backgroundColor === accent)
    .map(({ innerText }) => innerText);
}

/** Runs in the page before its scripts: records the layout shifts without input. */
export function watchShifts(): void {
  const seen: { value: number; moved: string }[] = [];
  Object.assign(window, { shifts: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, 'value');
      if (Reflect.get(entry, 'hadRecentInput') === true || typeof value !== 'number') continue;
      const sources: unknown = Reflect.get(entry, 'sources');
      const moved = (Array.isArray(sources) ? sources : []).map((source: object) => {
        const node: unknown = Reflect.get(source, 'node');
        const name =
          node instanceof Element ? `${node.tagName}.${node.getAttribute('class') ?? ''}` : '?';
        const [before, after] = ['previousRect', 'currentRect'].map((rect) => {
          const box: unknown = Reflect.get(source, rect);
          return box instanceof DOMRectReadOnly
            ? `${box.x},${box.y} ${box.width}×${box.height}`
            : '';
        });
        return `${name} ${before}→${after}`;
      });
      seen.push({ value, moved: moved.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the layout shifts of a page with `watchShifts`. */
export async function shiftsOf(page: Page): Promise<ScreenShift> {
  const kept: unknown = await page.evaluate((): unknown => Reflect.get(window, 'shifts'));
  if (!Array.isArray(kept)) throw new Error('The page was opened without watchShifts');
  const shifts = kept
    .map((shift) => ({ value: Number(fieldsOf(shift)['value']), ...textOf(shift) }))
    .toSorted((one, other) => other.value - one.value);
  return {
    sum: shifts.reduce((all, { value }) => all + value, 0),
    moved: shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved}`),
  };
}

const textOf = (shift: unknown) => ({ moved: String(fieldsOf(shift)['moved']) });

/** Runs in the page: returns true if it has its heading and nothing is loading. */
function isThere(): boolean {
  return document.querySelector('h1') !== null && document.querySelector('.bone') === null;
}

/** Waits until the screen is complete or the time limit is over. */
async function thereOrNever(page: Page): Promise<void> {
  await page.waitForFunction(isThere, undefined, { timeout: PATIENCE_MS }).catch(() => undefined);
}

/** Returns a new context with a session of the visitor. */
export async function contextOf(
  browser: Browser,
  baseURL: string,
  as: Visitor,
  size: ShiftWindow,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...size, baseURL, locale: 'ru-RU' });
  if (as !== null) await beginSession(context, users[as]);
  return context;
}

/**
 * Opens an address in a context, and closes the context. Returns the layout shifts of the opening and the
 * filled buttons; null if the visitor is redirected. The caller must slow down the backend (`SLOW_CALL_MS`).
 */
export async function shiftIn(context: BrowserContext, at: string): Promise<OpenedScreen | null> {
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    const traffic = new Traffic(page);
    await page.goto(at);
    await thereOrNever(page);
    await traffic.settled(QUIET_MS);
    await thereOrNever(page);
    const shown = new URL(page.url());
    if (shown.pathname !== new URL(at, shown).pathname) return null;
    return { ...(await shiftsOf(page)), filled: await page.evaluate(filledButtons) };
  } finally {
    await context.close();
  }
}

/** Does the same as `shiftIn`, in a new context whose session also begins on the slow backend. */
export async function screenShift(
  browser: Browser,
  baseURL: string,
  { at, as = 'admin' }: Pick<Opening, 'at' | 'as'>,
  size: ShiftWindow,
): Promise<OpenedScreen | null> {
  return shiftIn(await contextOf(browser, baseURL, as, size), at);
}
