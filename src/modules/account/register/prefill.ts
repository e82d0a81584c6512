import { normalizeRequisite } from '../../../lib/requisites';

/**
 * Values that a link to the registration may fill in. A6, A8: the form asks for organization and person; for a seller
 * it first looks up the organization.
 */
export interface Prefill {
  itn?: string;
  mobilePhone?: string;
  contractNumber?: string;
}

/** Maximum length of a contract number, in characters; it is longer than an ИНН or a phone in any spelling. */
const LONGEST = 64;

/** Returns the only value if it fits the pattern; undefined if it is missing, repeated or malformed. */
function only(values: readonly string[], read: (raw: string) => string, pattern: RegExp) {
  const [raw = '', ...others] = values;
  const value = others.length > 0 || raw.length > LONGEST ? '' : read(raw);
  return pattern.test(value) ? value : undefined;
}

/**
 * Returns the values that a link fills in, from its parameters. A plausible value with a mistake is kept: the form's
 * rules report it.
 */
export function prefillOf(query: {
  itn: readonly string[];
  mobilePhone: readonly string[];
  contractNumber?: readonly string[];
}): Prefill {
  const itn = only(query.itn, (raw) => normalizeRequisite('inn', raw), /^[0-9]{1,12}$/);
  const mobilePhone = only(
    query.mobilePhone,
    (raw) => normalizeRequisite('mobilePhone', raw),
    /^\+?[0-9]{1,15}$/,
  );
  const contractNumber = only(
    query.contractNumber ?? [],
    (raw) => raw.trim(),
    /^[\p{L}\d№][\p{L}\d№ ./_-]*$/u,
  );
  return {
    ...(itn !== undefined && { itn }),
    ...(mobilePhone !== undefined && { mobilePhone }),
    ...(contractNumber !== undefined && { contractNumber }),
  };
}
