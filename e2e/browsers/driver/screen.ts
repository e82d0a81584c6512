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

/** How long a page may take to come into the state that is waited for. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** A moving page throws this: the next look may find it at rest. */
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

/** The page of a browser, as a customer sees and uses it. Each question waits for its answer. */
export interface Screen {
  goTo(path: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Waits until the address is this one, without its origin. */
  isAt(path: Words): Promise<void>;
  sees(target: Target): Promise<void>;
  /** Waits until so many of them are there; 0 for what has to go away. */
  counts(target: Target, count: number): Promise<void>;
  /** Waits until the one target says so: its value where it is a field. */
  says(target: Target, words: Words): Promise<void>;
  press(target: Target): Promise<void>;
  /** Types what a field shall hold, in place of what it holds, key by key. */
  write(target: Target, text: string): Promise<void>;
  /** Presses keys while the target has the focus. */
  keys(target: Target, text: string): Promise<void>;
  /** Chooses files of this computer, by their paths. */
  upload(target: Target, files: readonly string[]): Promise<void>;
  /** Returns the text of the target, once it is there. */
  read(target: Target): Promise<string>;
  /** Forgets who was signed in, and everything that the page has kept. */
  forget(): Promise<void>;
  /** Saves a picture of what is in the window. */
  picture(file: string): Promise<void>;
  /** Errors that the pages did not catch so far. */
  readonly errors: readonly string[];
}

/** @param baseURL where the cabinet is */
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

  /** Tries until it gives something; a page in motion is tried again. */
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

  /** The one element there is; several are as wrong as none. */
  const only = async (target: Target): Promise<string | undefined> => {
    const { ids } = await look(target);
    return ids.length === 1 ? ids[0] : undefined;
  };

  /** The one element, once it has come to rest: a driver presses where it was when it looked. */
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
        // The end of a command lets the key go.
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
      // A file of the cabinet's own origin that runs nothing: storages can be emptied from there only.
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
