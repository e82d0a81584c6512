import { optionalVariable, readEnvironment, type Environment } from './configuration';

/** Contacts of the support; a contact without a valid setting is undefined. */
export interface SupportContacts {
  /** Number for dialling, `+78001234567`, and its displayed form. */
  phone?: { number: string; shown: string };
  email?: string;
  /** Working hours, for example «по будням с 9 до 18 по московскому времени». */
  hours?: string;
}

/**
 * Returns the number and its displayed form, for example `+78001234567` for `8 (800) 123-45-67`; undefined for a text
 * that is not a Russian number.
 */
function readPhone(text: string): SupportContacts['phone'] {
  const digits = text.replaceAll(/[\s()+.\-\u2010-\u2015]/g, '').replace(/^8/, '7');
  const [, code, first, second, third] =
    /^7([0-9]{3})([0-9]{3})([0-9]{2})([0-9]{2})$/.exec(digits) ?? [];
  if (code === undefined) return undefined;
  const shown = `+7 ${code} ${first}-${second}-${third}`.replaceAll(' ', '\u00A0');
  return { number: `+${digits}`, shown };
}

/** Reads VITE_SUPPORT_PHONE, VITE_SUPPORT_EMAIL and VITE_SUPPORT_HOURS; an invalid value counts as missing. */
export function readSupportContacts(environment: Environment = readEnvironment()): SupportContacts {
  const phone = readPhone(optionalVariable(environment, 'VITE_SUPPORT_PHONE') ?? '');
  const email = optionalVariable(environment, 'VITE_SUPPORT_EMAIL');
  const hours = optionalVariable(environment, 'VITE_SUPPORT_HOURS');
  return {
    ...(phone && { phone }),
    ...(email !== undefined && /^[^\s@?&#]+@[^\s@?&#]+\.[^\s@?&#]+$/.test(email) && { email }),
    ...(hours !== undefined && { hours }),
  };
}
