/** A pattern, or a literal text with single spaces. */
export type Words = string | RegExp;

/** A target on a page. One of `role`, `text`, `label` and `css` identifies it. */
export interface Target {
  readonly role?: string;
  /** Accessible name of the element that has the role. */
  readonly name?: Words;
  readonly text?: Words;
  /** Text of the `<label>` of a field. */
  readonly label?: Words;
  /** Selector for a hidden element, such as the input of an upload field. */
  readonly css?: string;
  /** Limits the search to elements that contain this text. */
  readonly holding?: Words;
  /** Limits the search to the inside of this target. */
  readonly within?: Target;
  /** Takes the first or the last of several matches. */
  readonly which?: 'first' | 'last';
}

/** Matches of a target on the page. */
export interface Found {
  readonly elements: readonly Element[];
  /** Texts of the matches: the value of a field, else the text of the element. */
  readonly texts: readonly string[];
  /** Positions and sizes in the window: two calls show whether an element moves. */
  readonly places: readonly string[];
  /** Uncaught errors since the last call. */
  readonly errors: readonly string[];
}

/** The functions of Testing Library that are used here. */
interface Library {
  queryAllByRole(container: Element, role: string, options: object): Element[];
  queryAllByText(container: Element, words: Words, options: object): Element[];
  queryAllByLabelText(container: Element, words: Words): Element[];
}

/** A global object of the page, where one script stores values for the next one. */
interface Room {
  journeyLibrary?: Library;
  journeyErrors?: string[];
}

/** `Words` in the JSON form that is sent to the browser. */
type SentWords = string | { readonly pattern: string; readonly flags: string };

/**
 * Returns the matches of a target; null if Testing Library has not been loaded yet. This function is sent to the page
 * as text, so it must be self-contained.
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

  // An element in an enter transition counts as moving, even if a busy browser has not started the animation yet.
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
 * Returns a script that loads Testing Library into the page and records the page's errors from then on. It ignores
 * «ResizeObserver loop», which browsers report as an error event.
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

/** Script that runs `findInPage` with its first argument, a target as JSON. */
export const FIND_SCRIPT = `return (${findInPage.toString()})(globalThis, arguments[0]);`;

export function toJson(target: Target): string {
  return JSON.stringify(target, (_key, value: unknown) =>
    value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
  );
}
