import { formatDate } from '../../../../lib/dates';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { wholeOrdinals } from '../../../../lib/wholeOrdinals';
import { countryOptions } from '../form/countries';
import { contactRoles, founderTypes } from '../form/fieldLabels';

const NOTHING = 'Не заполнено';

const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  type: founderTypes,
  role: contactRoles,
};

/** The Russian name of a country; what is no code of one comes back as it is. */
function countryName(code: string): string {
  return countryOptions().find(({ value }) => value === code)?.label ?? code;
}

/** An entry of a list in one line: who or what it is. */
function shownEntry(value: unknown): string {
  const { lastname, firstname, middlename, name, fullName, itn } = fieldsOf(value);
  const parts = [lastname, firstname, middlename, name, fullName].map(shownText).filter(Boolean);
  const number = shownText(itn);
  return [...parts, number && `ИНН\u00A0${number}`].filter(Boolean).join(' ') || 'Запись без имени';
}

/** The value of a field as a customer reads it; an entry of a list as a whole, or that it is not there. */
export function shownFieldValue(path: string, value: unknown): string {
  const name = path.split('.').at(-1) ?? '';
  if (/^\d+$/.test(name)) return value === undefined ? 'Нет такой записи' : shownEntry(value);
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет';
  const text = shownText(value);
  if (text === '') return NOTHING;
  const words = Object.hasOwn(codes, name) ? codes[name] : undefined;
  if (words) return Object.hasOwn(words, text) ? (words[text] ?? text) : text;
  if (name === 'citizenship' || name === 'country') return countryName(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : wholeOrdinals(text);
}
