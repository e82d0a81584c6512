import { fieldsOf } from '../../../lib/fieldsOf';

/** Values that the inspector may show: plain, without secret or personal data. */
export type ShownValue = string | number | boolean | null | readonly ShownValue[] | ShownFields;
export interface ShownFields {
  readonly [key: string]: ShownValue;
}

export const HIDDEN = '(скрыто)';

/** The cabinet's own slices. They contain neither server data nor input. */
const OWN_SLICES: ReadonlySet<string> = new Set(['session', 'modules', 'menu', 'preferences']);

/** Fields that RTK Query itself sets for a call; all other fields may contain personal data. */
const CALL_FIELDS: ReadonlySet<string> = new Set([
  'status',
  'endpointName',
  'requestId',
  'startedTimeStamp',
  'fulfilledTimeStamp',
]);

const SECRET_KEY =
  /token|password|secret|credential|authori[sz]ation|cookie|captcha|code|phone|mail|name|itn|inn|kpp|ogrn|bik|account|passport|snils|birth|address/i;
/** Keys that only look personal: the names of the available modules. */
const OWN_NAMES: ReadonlySet<string> = new Set(['names']);
const SECRET_TEXT = /eyJ[\w-]*\.|@|\d[\d\s()-]{8,}\d/;
/** Identifiers of statuses, roles and modules. Names, numbers and sentences do not match. */
const CODE = /^[A-Z][A-Z0-9_]{0,39}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const LONGEST_LIST = 20;
/** A number of ten or more digits may be a requisite or a phone. */
const LEAST_HIDDEN_NUMBER = 1_000_000_000;

function listOf(values: readonly unknown[], show: (value: unknown) => ShownValue): ShownValue {
  const shown = values.slice(0, LONGEST_LIST).map(show);
  const more = values.length - shown.length;
  return more > 0 ? [...shown, `… ещё ${more}`] : shown;
}

function fields(value: object, show: (value: unknown, key: string) => ShownValue): ShownFields {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([key, entry]) => [key, show(entry, key)]),
  );
}

/** Shows a value of the cabinet's own slices, unless its key or its format looks secret. */
function showOwn(value: unknown, key = ''): ShownValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (Array.isArray(value)) return listOf(value, (entry) => showOwn(entry, key));
  if (typeof value === 'object') return fields(value, showOwn);
  if (typeof value !== 'string') return HIDDEN;
  return (SECRET_KEY.test(key) && !OWN_NAMES.has(key)) || SECRET_TEXT.test(value) ? HIDDEN : value;
}

/** Shows data of the server or of a user: structure, flags, codes, UUIDs and small numbers; hides other values. */
function showForeign(value: unknown, key = ''): ShownValue {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return SECRET_KEY.test(key) || Math.abs(value) >= LEAST_HIDDEN_NUMBER ? HIDDEN : value;
  }
  if (Array.isArray(value)) return listOf(value, (entry) => showForeign(entry, key));
  if (typeof value === 'object') return fields(value, showForeign);
  if (typeof value !== 'string') return HIDDEN;
  if (value === '') return value;
  const isCode = CODE.test(value) && (key === 'name' || !SECRET_KEY.test(key));
  return isCode || UUID.test(value) ? value : HIDDEN;
}

function showCall(call: unknown): ShownValue {
  if (typeof call !== 'object' || call === null) return showForeign(call);
  return fields(call, (value, key) => (CALL_FIELDS.has(key) ? showOwn(value) : showForeign(value)));
}

/**
 * Shows calls under the names of their endpoints. Hides the keys of the cache, because they contain the arguments,
 * which may be personal.
 */
function showCalls(calls: unknown): ShownValue {
  const seen = new Map<string, number>();
  return Object.fromEntries(
    Object.values(fieldsOf(calls)).map((call) => {
      const { endpointName } = fieldsOf(call);
      const name = typeof endpointName === 'string' ? endpointName : 'unknown';
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return [times === 1 ? name : `${name} ${times}`, showCall(call)];
    }),
  );
}

/** Returns the state of the store without tokens, requisites, names, contacts or input. */
export function redactState(state: unknown): ShownFields {
  return Object.fromEntries(
    Object.entries(fieldsOf(state)).map(([slice, value]) => {
      if (OWN_SLICES.has(slice)) return [slice, showOwn(value)];
      const { queries, mutations } = fieldsOf(value);
      if (queries === undefined) return [slice, showForeign(value)];
      return [slice, { queries: showCalls(queries), mutations: showCalls(mutations) }];
    }),
  );
}
