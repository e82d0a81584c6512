/** Placeholder for a text that must not be sent. */
export const HIDDEN = '[hidden]';

/** Types of JavaScript. The names of their properties are part of the code, never data. */
const OWNERS = [Array, String, Number, Date, Map, Set, Promise, Function, Object, RegExp];

/** Returns the name if it belongs to JavaScript or was shortened by the build; otherwise the placeholder. */
function codeName(name: string): string {
  const isOfLanguage = OWNERS.some(({ prototype }) => name in prototype);
  return isOfLanguage || /^(?:\d{1,3}|[a-zA-Z_$]{1,2})$/.test(name) ? name : HIDDEN;
}

/** Returns a message whose property path, such as `a.b.c`, contains only known names. */
const namedByCode = (before = '', path = '', after = ''): string =>
  before + path.split('.').map(codeName).join('.') + after;

/** Messages without variable parts. test/house/knownWords.test.ts checks that the cabinet's own messages are here. */
const FIXED = new Set([
  // Messages of JavaScript in the words of each browser.
  'Assignment to constant variable.',
  'Cannot convert undefined or null to object',
  'Invalid time value',
  'Maximum call stack size exceeded',
  'too much recursion',
  'Unexpected end of JSON input',
  // Messages of the browser.
  'Failed to fetch',
  'Importing a module script failed.',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'ResizeObserver loop completed with undelivered notifications.',
  'Script error.',
  'signal is aborted without reason',
  'The operation timed out.',
  'The operation was aborted.',
  'The user aborted a request.',
  // Messages of the cabinet.
  'A payment cannot be paid',
  'Only pages of the cabinet are reloaded',
  'Only scripts of the cabinet are loaded',
  'The export worker has failed',
  'The connection was lost',
  'The form is not open',
  'The store was made without a transport',
  'There is no such entry',
  'Thrown: object',
  'Thrown: undefined',
  // Names that the error service's library gives to its measurements.
  'Click',
  'Largest contentful paint',
  'Layout shift',
  'sentry.javascript.react',
]);

/** Patterns of messages with a variable part, and a function that cleans this part. */
const SHAPES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /^(Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) ')([^']*)('\))$/,
    namedByCode,
  ],
  [
    /^()([\w$.[\]]{1,100})( is (?:not a function|not a constructor|not defined|not iterable|undefined|null))$/,
    namedByCode,
  ],
  [
    /^((?:undefined|null) is not (?:an object|a function) \(evaluating ')([\w$.[\]]{1,100})('\))$/,
    namedByCode,
  ],
  // Names from the API contract: an operation, and the path of the invalid field.
  [/^(Contract misfit: [A-Za-z]{1,60} [A-Za-z.]{0,120})$/, (whole = '') => whole],
  [
    // Only these beginnings are kept, because the following text may quote data.
    /^(A call failed with (?:\d{3}|NETWORK|TIMEOUT|ABORTED|INVALID_RESPONSE)$|(?:A form field|A step|A part of a registry) must be inside a (?:FormShell|StepForm|RegistryScreen|RegistryRows)$|The answer holds no (?:record|results)$|The policy (?:has refused|would refuse) [a-z-]{1,40}: (?:own origin|another origin|unknown|[a-z-]{1,40})$|Minified React error #\d{1,4}\b|Unexpected token\b|Maximum update depth exceeded\b|Failed to fetch dynamically imported module\b|error loading dynamically imported module\b|Unable to preload CSS\b|Failed to execute '\w{1,40}' on '\w{1,40}')/,
    (known = '') => known,
  ],
];

/**
 * Returns a message without data: a fixed message unchanged, or the known part of a variable one; undefined for an
 * unknown message.
 */
export function knownMessage(text: string): string | undefined {
  if (FIXED.has(text)) return text;
  for (const [shape, rest] of SHAPES) {
    const found = shape.exec(text);
    if (found) return rest(...found.slice(1));
  }
  return undefined;
}
