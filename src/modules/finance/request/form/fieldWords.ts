import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { labelIn, shownIn, type Bag, type FieldTable } from '../../../../blocks/steps/fieldTable';
import { accountTable } from './accountTable';
import { contactTable } from './contactTable';
import { founderTable } from './founderTable';

interface Part {
  label: string;
  table: FieldTable;
  /** Of a list: what one of its entries is called. */
  one?: string;
}

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['founders', { label: 'Учредители', one: 'Учредитель', table: founderTable }],
  ['contactData', { label: 'Контактные данные', one: 'Контактное лицо', table: contactTable }],
  ['paymentDetails', { label: 'Банковские реквизиты', table: accountTable }],
]);

interface Found extends Part {
  /** Place in the list, counted from 0. */
  index?: number;
  /** Path inside the entry; empty for the entry as a whole. */
  inside: string;
}

/** What a path of the form leads to: `founders.0.itn`. */
function find(path: string): Found | undefined {
  const [name = '', ...rest] = path.split('.');
  const part = PARTS.get(name);
  if (part?.one === undefined) return part && { ...part, inside: rest.join('.') };
  const [index, ...inside] = rest;
  if (index === undefined) return { ...part, inside: '' };
  return /^\d{1,3}$/.test(index)
    ? { ...part, index: Number(index), inside: inside.join('.') }
    : undefined;
}

/** The label of a known path; undefined for a path that the form does not have. */
export function knownLabel(path: string): string | undefined {
  if (path.startsWith('agreementFlags')) return 'Согласия';
  const found = find(path);
  if (!found) return undefined;
  const { label, one = '', table, index, inside } = found;
  const entry = index === undefined ? label : `${one} ${index + 1}`;
  if (inside === '') return entry;
  const field = labelIn(table, inside);
  return field === undefined || index === undefined ? field : `${entry}: ${field}`;
}

/** The label of a field by its path: `founders.0.itn` is «Учредитель 1: ИНН». */
export function labelOf(path: string): string {
  return knownLabel(path) ?? 'Поле анкеты';
}

/** What a founder is called; empty where it has no name yet. */
export function founderName(founder: Bag): string {
  const { type, lastname, firstname, middlename, name } = founder;
  const words = type === 'COMPANY' ? [name] : [lastname, firstname, middlename];
  return words.map(shownText).filter(Boolean).join(' ');
}

/** An entry of a list in one line: who or what it is. */
function shownEntry(value: unknown): string {
  const entry = fieldsOf(value);
  const itn = shownText(entry['itn']);
  const words = [founderName(entry), shownText(entry['fullName']), itn && `ИНН\u00A0${itn}`];
  return words.filter(Boolean).join(' ') || 'Запись без имени';
}

/** The value of a field as a customer reads it; an entry of a list as a whole, or that it is not there. */
export function shownFieldValue(path: string, value: unknown): string {
  const found = find(path);
  if (found?.index !== undefined && found.inside === '') {
    return value === undefined ? 'Нет такой записи' : shownEntry(value);
  }
  return (found && shownIn(found.table, found.inside, value)) ?? shownText(value);
}
