import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fieldsOf } from '../../../src/lib/fieldsOf';
import { FIND_SCRIPT, prepareScript, toJson, type Target, type Words } from './findInPage';
import { ELEMENT, WebDriverError, type WebDriver } from './webDriver';

const library = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Time limit for an expected state of the page. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** Errors of a page that is still changing; the next try may succeed. */
const PASSING = new Set([
  'stale element reference',
  'no such element',
  'element click intercepted',
  'element not interactable',
  'move target out of bounds',
  'javascript error',
]);

/** The keys of WebDriver that journeys press. */
export const keys = { enter: '\uE007', control: '\uE009' } as const;

interface Look {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  readonly places: readonly string[];
}

/** The page of a browser, as a user sees it. Each function waits for its result. */
export interface Screen {
  goTo(path: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Waits until the address, without its origin, matches `path`. */
  isAt(path: Words): Promise<void>;
  sees(target: Target): Promise<void>;
  /** Waits for this number of matches; 0 waits until all matches are gone. */
  counts(target: Target, count: number): Promise<void>;
  /** Waits until the only match has this text; for a field, this value. */
  says(target: Target, words: Words): Promise<void>;
  press(target: Target): Promise<void>;
  /** Replaces the value of a field, key by key. */
  write(target: Target, text: string): Promise<void>;
  /** Focuses the target, and presses the keys. */
  keys(target: Target, text: string): Promise<void>;
  /** Chooses local files, by their paths. */
  upload(target: Target, files: readonly string[]): Promise<void>;
  /** Returns the text of the only match; for a field, its value. */
  read(target: Target): Promise<string>;
  /** Removes cookies, localStorage and sessionStorage. */
  forget(): Promise<void>;
  /** Saves a screenshot of the window. */
  picture(file: string): Promise<void>;
  /** Uncaught errors of the pages so far. */
  readonly errors: readonly string[];
}

/** @param baseURL address of the cabinet */
export function screenOf(driver: WebDriver, baseURL: string): Screen {
  const errors: string[] = [];

  async function look(target: Target): Promise<Look> {
    const find = (): Promise<unknown> =>
      driver.send('run', { script: FIND_SCRIPT, args: [toJson(target)] });
    let found = await find();
    if (found === null) {
      await driver.send('run', { script: prepareScript(library), args: [] });
      found = await find();
    }
    const { elements, texts, places, errors: more } = fieldsOf(found);
    errors.push(...strings(more));
    const ids = Array.isArray(elements)
      ? elements.map((one) => String(fieldsOf(one)[ELEMENT]))
      : [];
    return { ids, texts: strings(texts), places: strings(places) };
  }

  const address = async (): Promise<string> => {
    const url = new URL(String(await driver.send('address', {})));
    return url.pathname + url.search + url.hash;
  };

  /** Repeats `attempt` until it returns a value; ignores errors of a page that is still changing. */
  async function until<Value>(
    wanted: string,
    attempt: () => Promise<Value | undefined>,
  ): Promise<Value> {
    const deadline = performance.now() + PATIENCE_MS;
    let last = '';
    for (;;) {
      try {
        const value = await attempt();
        if (value !== undefined) return value;
      } catch (error) {
        if (!(error instanceof WebDriverError) || !PASSING.has(error.code)) throw error;
        last = error.message;
      }
      if (performance.now() > deadline) throw new Error(await complaint(wanted, last));
      await pause(LOOK_EVERY_MS);
    }
  }

  async function complaint(wanted: string, last: string): Promise<string> {
    const shown = await driver
      .send('run', { script: 'return document.body.innerText', args: [] })
      .catch(String);
    return `${wanted}, in vain. ${last}\nAt ${await address().catch(String)}:\n${String(shown).slice(0, 2_000)}`;
  }

  /** Returns the only match; undefined if there are several or none. */
  const only = async (target: Target): Promise<string | undefined> => {
    const { ids } = await look(target);
    return ids.length === 1 ? ids[0] : undefined;
  };

  /**
   * Returns the only match once it no longer moves, because the driver clicks at a position that it has
   * measured before.
   */
  const still = async (target: Target): Promise<string | undefined> => {
    const { ids, places } = await look(target);
    const [id] = ids;
    if (id === undefined || ids.length > 1) return undefined;
    await pause(LOOK_EVERY_MS);
    const later = await look(target);
    return later.ids.join() === id && later.places.join() === places.join() ? id : undefined;
  };

  const act = (what: string, target: Target, action: (id: string) => Promise<unknown>) =>
    until(`${what} ${toJson(target)}`, async () => {
      const id = await only(target);
      if (id === undefined) return undefined;
      await action(id);
      return true;
    });

  return {
    errors,
    goTo: async (path) => {
      await driver.send('goTo', { url: baseURL + path });
    },
    reload: async () => {
      await driver.send('reload', {});
    },
    resize: async (width, height) => {
      await driver.send('resize', { width, height });
    },
    isAt: async (path) => {
      await until(`Waited for the address ${String(path)}`, async () => {
        const now = await address();
        return (typeof path === 'string' ? now === path : path.test(now)) || undefined;
      });
    },
    sees: async (target) => {
      await until(
        `Looked for ${toJson(target)}`,
        async () => (await look(target)).ids.length > 0 || undefined,
      );
    },
    counts: async (target, count) => {
      await until(
        `Waited for ${count} x ${toJson(target)}`,
        async () => (await look(target)).ids.length === count || undefined,
      );
    },
    says: async (target, words) => {
      await until(`Waited for «${String(words)}» in ${toJson(target)}`, async () => {
        const [text, ...others] = (await look(target)).texts;
        if (text === undefined || others.length > 0) return undefined;
        return (typeof words === 'string' ? text === words : words.test(text)) || undefined;
      });
    },
    press: async (target) => {
      await until(`Pressed ${toJson(target)}`, async () => {
        const id = await still(target);
        if (id === undefined) return undefined;
        await driver.send('click', { id });
        return true;
      });
    },
    write: async (target, text) => {
      await act('Wrote in', target, async (id) => {
        // WebDriver releases the Control key at the end of the command.
        await driver.send('type', { id, text: `${keys.control}a` });
        await driver.send('type', { id, text });
      });
    },
    keys: async (target, text) => {
      await act('Pressed keys in', target, (id) => driver.send('type', { id, text }));
    },
    upload: async (target, files) => {
      await act('Chose files in', target, (id) =>
        driver.send('type', { id, text: files.join('\n') }),
      );
    },
    read: (target) =>
      until(`Read ${toJson(target)}`, async () => {
        const { texts } = await look(target);
        return texts.length === 1 ? texts[0] : undefined;
      }),
    forget: async () => {
      // Storage can only be cleared from its own origin, so this opens a file of the cabinet that runs no scripts.
      await driver.send('goTo', { url: `${baseURL}/favicon.svg` });
      await driver.send('forgetCookies', {});
      await driver.send('run', {
        script: 'localStorage.clear(); sessionStorage.clear();',
        args: [],
      });
    },
    picture: async (file) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, Buffer.from(String(await driver.send('picture', {})), 'base64'));
    },
  };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
