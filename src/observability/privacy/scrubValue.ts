import { HIDDEN } from './knownMessages';
import { CODE_KEYS, CODE_PREFIX } from './knownWords';
import { scrubText } from './scrubText';
import { withoutValues } from './withoutValues';

/** Maximum depth; deeper levels are dropped. */
const DEEPEST = 400;

/** Ids created by the error service, in its own format. */
const OWN_ID = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$|^[\da-f]{16}$/;
const OWN_ID_KEYS =
  /^(?:.*(?:event|trace|span|replay|session|segment|error|debug|profile)[_.]?ids?|sid|__span|request_code)$/i;

/** Keys of instants and durations: long numbers that are not personal. */
const TIME_KEYS = /time|start|end|duration|offset|delta|^started$|^init$/i;

/** Instants as text, and versions of the cabinet: neither is personal. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]{5,15}Z$/;
const VERSION = /^[\w.+-]{1,64}$/;

/** Styles are the cabinet's own, so they stay unchanged. */
const STYLE_KEYS = new Set(['_cssText', 'cssText']);

const ADDRESS_KEYS = /^(?:.*url.*|href|src|abs_path|filename|referer|referrer|from|to|.*urls)$/i;

/** Words of the code: Latin letters, no encoded parts, no long numbers. */
const CODE = /^(?![^]*\d{6})(?![^]*%[\dA-F]{2})[\w\s$.,:;#%()<>[\]='"/*+-]*$/i;

/** The random sampling number `sample_rand`, in the service's format. */
const FRACTION = /^0?\.\d{1,20}$/;

/** A name of a field in the code; other names contain data. */
const NAME = /^(?!.*\d{3})[a-z_-][\w.-]{0,47}$/;

/** Keys that are never sent: the user, and facts about device and calls. */
const DROPPED_KEYS = new Set([
  'sdkProcessingMetadata',
  'user',
  'user_id',
  'attrs',
  'headers',
  'cookies',
  'body',
  'vars',
  'extra',
  '__proto__',
  'http.query',
  'http.fragment',
]);

const isOfCode = (key: string) => CODE_KEYS.has(key) || CODE_PREFIX.test(key);

function scrubString(text: string, key: string): string {
  if (OWN_ID_KEYS.test(key) && OWN_ID.test(text)) return text;
  if (TIME_KEYS.test(key) && MOMENT.test(text)) return text;
  if (/(?:^|\.)release$/.test(key) && VERSION.test(text)) return text;
  if (key === 'sample_rand' && FRACTION.test(text)) return text;
  if (STYLE_KEYS.has(key)) return text;
  if (ADDRESS_KEYS.test(key)) return withoutValues(text);
  const clean = scrubText(text);
  return clean === HIDDEN && isOfCode(key) && CODE.test(text) ? text : clean;
}

/** Numbers with seven digits or more may be requisites, unless they are instants or durations. */
const isHarmless = (value: number, key: string) => TIME_KEYS.test(key) || Math.abs(value) < 1e6;

/**
 * Returns a value of the error service's protocol without personal data. Does not change the given value. Keeps only
 * text, numbers, booleans, null, lists and plain records.
 */
export function scrubValue(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return scrubString(value, key);
  if (typeof value === 'number') return isHarmless(value, key) ? value : 0;
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value !== 'object' || depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((entry) => scrubValue(entry, key, depth + 1));
  const isStyle = 'isStyle' in value && value.isStyle === true;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      if (DROPPED_KEYS.has(name) || !NAME.test(name)) return [];
      // The outer key counts in attributes `{ 'sentry.replay_id': { value, type } }` and styles `{ style: { color } }`.
      const named = name === 'value' || key === 'style' ? key : name;
      // The text of a <style> comes from the build.
      const entryKey = isStyle && name === 'textContent' ? 'cssText' : named;
      return [[name, scrubValue(entry, entryKey, depth + 1)]];
    }),
  );
}
