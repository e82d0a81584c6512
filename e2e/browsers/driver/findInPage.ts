/** A text as it is, but for its spaces, or a pattern for it. */
export type Words = string | RegExp;

/** A target on a page. One of `role`, `text`, `label` and `css` identifies it. */
export interface Target {
  readonly role?: string;
  /** The accessible name of what has this role. */
  readonly name?: Words;
  readonly text?: Words;
  /** The label of a field. */
  readonly label?: Words;
  /** For what a customer does not see: the input of an upload field. */
  readonly css?: string;
  /** Only what has this text somewhere inside. */
  readonly holding?: Words;
  /** Looks inside of this one only. */
  readonly within?: Target;
  /** Takes the first or the last of several. */
  readonly which?: 'first' | 'last';
}

/** Matches of a target on the page. */
export interface Found {
  readonly elements: readonly Element[];
  /** Their texts: the values of fields, else the text. */
  readonly texts: readonly string[];
  /** Their places and sizes in the window: two looks tell whether one of them moves. */
  readonly places: readonly string[];
  /** Uncaught errors since the last look. */
  readonly errors: readonly string[];
}

/** The part of Testing Library that looks for elements. */
interface Library {
  queryAllByRole(container: Element, role: string, options: object): Element[];
  queryAllByText(container: Element, words: Words, options: object): Element[];
  queryAllByLabelText(container: Element, words: Words): Element[];
}

/** A room of the page, where scripts leave what the next one needs. */
interface Room {
  journeyLibrary?: Library;
  journeyErrors?: string[];
}

/** Words as they cross the border to the browser. */
type SentWords = string | { readonly pattern: string; readonly flags: string };

/**
 * Finds a target in the page it runs in: it is sent there as text, and so uses nothing from outside
 * of itself. Null where Testing Library has not been brought along yet.
 */
export function findInPage(room: Room, json: string): Found | null {
  const library = room.journeyLibrary;
  if (library === undefined) return null;
  const errors = (room.journeyErrors ??= []);

  const isSent = (value: unknown): value is Exclude<SentWords, string> =>
    typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
  const target: Target = JSON.parse(json, (_key, value: unknown) =>
    isSent(value) ? new RegExp(value.pattern, value.flags) : value,
  );
  const says = (element: Element): string => (element.textContent ?? '').replaceAll(/\s+/g, ' ');
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true });
  const fits = (text: string, words: Words): boolean =>
    typeof words === 'string' ? text.includes(words) : words.test(text);

  const find = (one: Target): Element[] => {
    const places = one.within === undefined ? [document.body] : find(one.within);
    const all = places.flatMap((place) => {
      if (one.role !== undefined) {
        const named = one.name === undefined ? {} : { name: one.name };
        return library.queryAllByRole(place, one.role, named);
      }
      if (one.label !== undefined)
        return library.queryAllByLabelText(place, one.label).filter(isShown);
      if (one.text !== undefined) {
        return library.queryAllByText(place, one.text, { ignore: 'script, style' }).filter(isShown);
      }
      return one.css === undefined ? [place] : [...place.querySelectorAll(one.css)];
    });
    const { holding } = one;
    const holders =
      holding === undefined ? all : all.filter((element) => fits(says(element), holding));
    if (one.which === undefined) return holders;
    return holders.slice(...(one.which === 'first' ? [0, 1] : [-1]));
  };

  // A busy browser lets what comes in stand for a while before it moves it.
  const placeOf = (element: Element): string =>
    element.closest('[class*="-enter-active"]') === null
      ? JSON.stringify(element.getBoundingClientRect())
      : `on its way at ${performance.now()}`;

  const elements = find(target);
  return {
    elements,
    texts: elements.map((element) =>
      'value' in element && typeof element.value === 'string' ? element.value : says(element),
    ),
    places: elements.map(placeOf),
    errors: errors.splice(0),
  };
}

/**
 * Brings Testing Library into the page, and listens to its errors from then on. A ResizeObserver that tells
 * the rest in the next frame is reported as an error event by the browser, and is none.
 */
export function prepareScript(library: string): string {
  return `const room = globalThis;
    room.journeyErrors = [];
    window.addEventListener('error', ({ message }) => {
      if (!/^ResizeObserver loop /.test(message)) room.journeyErrors.push(String(message));
    });
    window.addEventListener('unhandledrejection', (event) => room.journeyErrors.push(String(event.reason)));
    room.journeyLibrary = (function () { const exports = {}, module = { exports }; ${library}\n return exports; }).call({});`;
}

/** The script that looks for its first argument. */
export const FIND_SCRIPT = `return (${findInPage.toString()})(globalThis, arguments[0]);`;

/** A target as it is sent. */
export function toJson(target: Target): string {
  return JSON.stringify(target, (_key, value: unknown) =>
    value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
  );
}
