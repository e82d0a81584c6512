import type { CDPSession, Page } from 'playwright/test';
import { expect } from './cabinet';
import { PASSWORD } from './signIn';

/** Texts that a screen reader reads for the focused element. */
interface Focus {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Ancestors with role and name, the nearest first. */
  readonly around: readonly string[];
}

type Wanted = string | RegExp;

declare global {
  interface Window {
    /** Announcements of live regions so far. */
    saidAloud?: string[];
  }
}

/** Maximum number of Tab presses to a control. */
const MOST_TABS = 60;

/** Time limit, the same as for all assertions in journeys. */
const PATIENCE_MS = 20_000;

/** Roles that handle keys. Other elements have the focus only to be read, and need no ring. */
const CONTROLS: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'radio',
  'searchbox',
  'switch',
  'textbox',
]);

/**
 * Runs in the page from its start: records the texts that a screen reader announces. A polite region counts only
 * if it existed before its text; an alert also if it appears with its text.
 */
function listen(): void {
  const regions = '[role="status"], [role="alert"], output, [aria-live="polite"]';
  const said: string[] = [];
  window.saidAloud = said;
  const read = (element: Element): void => {
    if (element.textContent.trim() !== '') said.push(element.textContent.trim());
  };
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(regions);
      if (region && (type === 'characterData' || addedNodes.length > 0)) changed.add(region);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        if (added.matches('[role="alert"]')) changed.add(added);
        for (const alert of added.querySelectorAll('[role="alert"]')) changed.add(alert);
      }
    }
    for (const region of changed) read(region);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Runs in the page: returns why the focus is hard to see; null if it is visible. */
function troubleOfFocus(): string | null {
  const { activeElement: focused } = document;
  if (focused === null || focused === document.body || focused === document.documentElement) {
    return 'the focus has fallen to the page';
  }
  if (!focused.checkVisibility({ opacityProperty: false, visibilityProperty: true })) {
    return 'what has the focus is hidden';
  }
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const width = Math.min(right, innerWidth) - x;
  const height = Math.min(bottom, innerHeight) - y;
  if (width <= 0 || height <= 0) return 'what has the focus is out of sight';
  const label = focused.closest('label') ?? focused;
  const seen = [0.1, 0.5, 0.9].some((share) => {
    const at = document.elementFromPoint(x + width / 2, y + height * share);
    return at !== null && (label.contains(at) || at.contains(focused));
  });
  return seen ? null : 'what has the focus is covered';
}

/** Runs in the page: returns true if Tab has left the page. */
function isPast(): boolean {
  return document.activeElement === document.body;
}

/** Runs in the page: returns true if the focus has a visible ring. */
function hasRing(): boolean {
  const { activeElement: focused } = document;
  if (!focused?.matches(':focus-visible')) return false;
  // A restyled native checkbox shows its ring on the next element.
  return [focused, focused.nextElementSibling, focused.parentElement].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
}

const textOf = (value: { value?: unknown } | undefined) =>
  typeof value?.value === 'string' ? value.value : '';

async function focusIn(devtools: CDPSession): Promise<Focus> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { objectId = '' } = result;
  const { nodes } = await devtools.send('Accessibility.getAXNodeAndAncestors', { objectId });
  const [focused, ...around] = nodes.filter(({ ignored }) => !ignored);
  return {
    role: textOf(focused?.role),
    name: textOf(focused?.name),
    description: textOf(focused?.description),
    around: around.map(({ role, name }) => `${textOf(role)} «${textOf(name)}»`),
  };
}

function isWanted(text: string, wanted: Wanted): boolean {
  return typeof wanted === 'string' ? text === wanted : wanted.test(text);
}

/**
 * A person with a keyboard and a screen reader. After every key the focus must be on a visible element, with a
 * name if it handles keys.
 */
export interface Reader {
  /** Presses keys one after the other. */
  press(...keys: readonly string[]): Promise<void>;
  /** Replaces the text of the focused field. */
  type(text: string): Promise<void>;
  /**
   * Presses Tab until a control with this role and name has the focus. If `inside` is given, an element around the
   * control must have it in its role or name.
   */
  tabTo(role: string, name: Wanted, inside?: string): Promise<void>;
  /** Tabs to each text box by its label, and types its value. */
  fillIn(values: Readonly<Record<string, string>>): Promise<void>;
  /** Waits until an element with this role and name has the focus. */
  isAt(role: string, name: Wanted, description?: Wanted): Promise<void>;
  /** Waits until the focus is inside the dialog with this name. */
  isInDialog(name: string): Promise<void>;
  /** Waits until these words are announced, after the words of the last call. */
  hears(words: Wanted): Promise<void>;
  /** Opens the sign-in page with a redirect to `address`, and signs in. */
  signIn(username: string, address: string): Promise<void>;
}

/** Returns a screen reader of `page`. The page must still be empty. */
export async function readerOf(page: Page): Promise<Reader> {
  await page.addInitScript(listen);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');
  let heard = 0;

  /** Returns the focus once it is valid: during a navigation it may be invalid for a moment. */
  const looks = async (): Promise<Focus> => {
    let focus: Focus | undefined;
    await expect(async () => {
      expect(await page.evaluate(troubleOfFocus)).toBeNull();
      focus = await focusIn(devtools);
      if (!CONTROLS.has(focus.role)) return;
      expect(focus.name, `the name of a ${focus.role}`).not.toBe('');
      expect(await page.evaluate(hasRing), `a ring around «${focus.name}»`).toBe(true);
    }).toPass({ timeout: PATIENCE_MS });
    if (!focus) throw new Error('Nothing has the focus');
    return focus;
  };

  const press: Reader['press'] = async (...keys) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await looks();
    }
  };

  const type: Reader['type'] = async (text) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await looks();
  };

  const tabTo: Reader['tabTo'] = async (role, name, inside = '') => {
    const passed: string[] = [];
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      const isOnControl = !(await page.evaluate(isPast));
      await page.keyboard.press('Tab');
      // The controls of the browser follow the last control of the page.
      if (isOnControl && (await page.evaluate(isPast))) await page.keyboard.press('Tab');
      const focus = await looks();
      const isInside = focus.around.join().includes(inside);
      if (focus.role === role && isWanted(focus.name, name) && isInside) return;
      passed.push(`${focus.role} «${focus.name}»`);
    }
    throw new Error(`No ${role} «${String(name)}» after ${passed.join(', ')}`);
  };

  const fillIn: Reader['fillIn'] = async (values) => {
    for (const [label, value] of Object.entries(values)) {
      await tabTo('textbox', label);
      await type(value);
    }
  };

  const isAt: Reader['isAt'] = async (role, name, description = /./s) => {
    await expect(async () => {
      const focus = await looks();
      expect(focus.role).toBe(role);
      expect(focus.name).toMatch(name);
      if (description !== undefined) expect(focus.description).toMatch(description);
    }).toPass({ timeout: PATIENCE_MS });
  };

  const isInDialog: Reader['isInDialog'] = async (name) => {
    await expect(async () => {
      expect((await looks()).around).toContain(`dialog «${name}»`);
    }).toPass({ timeout: PATIENCE_MS });
  };

  const hears: Reader['hears'] = async (words) => {
    const found = async () => {
      const said = (await page.evaluate(() => window.saidAloud)) ?? [];
      const at = said.findIndex((text, index) => index >= heard && text.match(words) !== null);
      if (at >= 0) heard = at + 1;
      return at >= 0 ? 'heard' : said.slice(heard).join(' | ');
    };
    await expect.poll(found, { message: `«${String(words)}» is read aloud` }).toBe('heard');
    await looks();
  };

  return {
    press,
    type,
    tabTo,
    fillIn,
    isAt,
    isInDialog,
    hears,
    signIn: async (username, address) => {
      await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
      await fillIn({ Логин: username, Пароль: PASSWORD });
      await press('Enter');
      await page.waitForURL((url) => url.pathname + url.search === address);
      await isAt('main', /^/, /^/);
    },
  };
}
