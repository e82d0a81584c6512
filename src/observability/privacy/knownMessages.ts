/** Stands where something was that nobody outside may read. */
export const HIDDEN = '[hidden]';

/** Names that every object of the language has: they come from the code, never from data. */
const OWNERS = [Array, String, Number, Date, Map, Set, Promise, Function, Object, RegExp];

/** A name in a message: one of the language, or one that the build has shortened. */
function codeName(name: string): string {
  const isOfLanguage = OWNERS.some(({ prototype }) => name in prototype);
  return isOfLanguage || /^(?:\d{1,3}|[a-zA-Z_$]{1,2})$/.test(name) ? name : HIDDEN;
}

/** `a.b.c` of the code. */
const codePath = (path: string): string => path.split('.').map(codeName).join('.');

/** Messages that are always the same. test/house/knownWords.test.ts looks for those that the cabinet throws. */
const FIXED = new Set([
  // Of the language, in the words of each browser.
  'Assignment to constant variable.',
  'Cannot convert undefined or null to object',
  'Invalid array length',
  'Invalid time value',
  'Maximum call stack size exceeded',
  'too much recursion',
  'Unexpected end of JSON input',
  'JSON Parse error: Unexpected EOF',
  // Of the browser.
  'Failed to fetch',
  'Importing a module script failed.',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'Out of memory',
  'ResizeObserver loop completed with undelivered notifications.',
  'ResizeObserver loop limit exceeded',
  'Script error.',
  'signal is aborted without reason',
  'signal timed out',
  'The object can not be found here.',
  'The operation is insecure.',
  'The operation timed out.',
  'The operation was aborted.',
  'The user aborted a request.',
  // Of the cabinet.
  'A form field must stand inside a FormShell',
  'A payment cannot be paid',
  'A step must stand inside a ClaimEditor',
  'A step must stand inside a RequestEditor',
  'A step must stand inside a StepsContext',
  'Only pages of the cabinet are reloaded',
  'The answer has no id',
  'The answer holds no list',
  'The answer holds no password',
  'The answer holds no record',
  'The answer holds no results',
  'The answer holds no tokens',
  'The connection was lost',
  'The form is not open',
  'The store was made without a transport',
  'There is no such entry',
  'Thrown: object',
  'Thrown: undefined',
  // Of the error service's library: names of what it measures.
  'Click',
  'Largest contentful paint',
  'Layout shift',
  'cumulative-layout-shift',
  'first-contentful-paint',
  'first-paint',
  'interaction-to-next-paint',
  'largest-contentful-paint',
  'memory',
  'sentry.javascript.react',
]);

/** Messages with a part from elsewhere, and what is said of that part. */
const SHAPES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /^Cannot (read|set) properties of (undefined|null) \((reading|setting) '([^']*)'\)$/,
    (does = '', of = '', doing = '', name = '') =>
      `Cannot ${does} properties of ${of} (${doing} '${codeName(name)}')`,
  ],
  [
    /^([\w$.[\]]{1,100}) is (not a function|not a constructor|not defined|not iterable|undefined|null)$/,
    (path = '', what = '') => `${codePath(path)} is ${what}`,
  ],
  [
    /^(undefined|null) is not (an object|a function) \(evaluating '([\w$.[\]]{1,100})'\)$/,
    (of = '', what = '', path = '') => `${of} is not ${what} (evaluating '${codePath(path)}')`,
  ],
  [
    /^Cannot access '([\w$[\]]{1,40})' before initialization$/,
    (name = '') => `Cannot access '${codeName(name)}' before initialization`,
  ],
  [
    /^A call failed with (\d{3}|NETWORK|TIMEOUT|ABORTED|INVALID_RESPONSE)$/,
    (status = '') => `A call failed with ${status}`,
  ],
  [/^Minified React error #(\d{1,4})(?:;|$)/, (number = '') => `Minified React error #${number}`],
  // What follows these words may quote data.
  [
    /^(Unexpected token|Unexpected non-whitespace character|Maximum update depth exceeded|Converting circular structure to JSON|Failed to fetch dynamically imported module|error loading dynamically imported module|Unable to preload CSS|Objects are not valid as a React child|Rendered more hooks than during the previous render|Rendered fewer hooks than expected)(?![\w])/,
    (known = '') => known,
  ],
  [/^(Failed to execute '\w{1,40}' on '\w{1,40}')/, (known = '') => known],
];

/** A message that is known to quote no data, or without what it quotes; undefined for any other. */
export function knownMessage(text: string): string | undefined {
  if (FIXED.has(text)) return text;
  for (const [shape, rest] of SHAPES) {
    const found = shape.exec(text);
    if (found) return rest(...found.slice(1));
  }
  return undefined;
}
