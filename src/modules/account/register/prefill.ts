import { normalizeRequisite } from '../../../lib/requisites';

/** What a link to the registration may bring along (rule A6). */
export interface Prefill {
  itn?: string;
  mobilePhone?: string;
}

/** One value that looks like what it should be; doubled, hostile and garbage ones are ignored. */
function only(values: readonly string[], read: (raw: string) => string, pattern: RegExp) {
  const [raw = '', ...others] = values;
  const value = others.length > 0 || raw.length > 40 ? '' : read(raw);
  return pattern.test(value) ? value : undefined;
}

/**
 * The fields that a link fills in, from the values of its parameters. A plausible value with a slip
 * is taken over: the rules of the form say what is wrong with it.
 */
export function prefillOf(query: {
  itn: readonly string[];
  mobilePhone: readonly string[];
}): Prefill {
  const itn = only(query.itn, (raw) => normalizeRequisite('inn', raw), /^[0-9]{1,12}$/);
  const mobilePhone = only(
    query.mobilePhone,
    (raw) => normalizeRequisite('mobilePhone', raw),
    /^\+?[0-9]{1,15}$/,
  );
  return { ...(itn !== undefined && { itn }), ...(mobilePhone !== undefined && { mobilePhone }) };
}
