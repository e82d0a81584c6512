import type { FinanceRequestForm } from '../../../../api/endpoints/financeRequest';
import type { FieldError } from '../../../../api/errors';
import type { HeldDraftKind } from '../../../../blocks/drafts/createDraftHold';
import type { VersionWords } from '../../../../blocks/drafts/decideVersions';
import type { Saved } from '../../../../blocks/drafts/draftEnvelope';
import {
  draftShapeOf,
  labelIn,
  readEntry,
  shownIn,
  type FieldTable,
} from '../../../../blocks/steps/fieldTable';
import { readText } from '../../../../blocks/steps/valueKinds';
import type { FormDescription } from '../../../../forms/description/defineForm';
import { REQUEST } from '../../useDeleteDraft';
import { accountTable } from './accountTable';
import { contactTable } from './contactTable';
import { founderName, founderTable } from './founderTable';
import { adoptIds, readForm, type RequestValues } from './requestValues';

interface Part {
  label: string;
  table: FieldTable;
  /** Singular noun for one entry of the list. */
  one?: string;
}

/** The lists of the form. `message` is a field without a value; it shows the messages about the whole list. */
export const LISTS = {
  founders: {
    label: 'Учредители',
    one: 'Учредитель',
    many: 'Учредители',
    message: 'foundersTogether',
    table: founderTable,
  },
  contactData: {
    label: 'Контактные данные',
    one: 'Контактное лицо',
    many: 'Контактные лица',
    message: 'contactsTogether',
    table: contactTable,
  },
} as const;

const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...Object.entries(LISTS),
  ['paymentDetails', { label: 'Банковские реквизиты', table: accountTable }],
]);

interface Found extends Part {
  /** Index in the list, from 0. */
  index?: number;
  /** Path inside the entry; empty for the entry as a whole. */
  inside: string;
}

/** Finds the table and field for a path such as `founders.0.itn`; undefined for an unknown part or an invalid index. */
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

/** Returns the label of a known path; undefined for a path that the form does not have. */
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

/**
 * Returns the label of a field by its path: «Учредитель 1: ИНН» for `founders.0.itn`, «Поле анкеты» for an
 * unknown path.
 */
export function labelOf(path: string): string {
  return knownLabel(path) ?? 'Поле анкеты';
}

/** Returns a list entry in one line: its name and ИНН, or «Запись без имени» without both. */
function shownEntry(entry: unknown): string {
  const founder = readEntry(founderTable, entry);
  const { fullName } = readEntry(contactTable, entry);
  const itn = founder.itn && `ИНН\u00A0${founder.itn}`;
  return [founderName(founder), fullName, itn].filter(Boolean).join(' ') || 'Запись без имени';
}

/** Returns the display text of a field's value or of a whole list entry. */
export function shownFieldValue(path: string, value: unknown): string {
  const found = find(path);
  if (found?.index !== undefined && found.inside === '') {
    return value === undefined ? 'Нет такой записи' : shownEntry(value);
  }
  return (found && shownIn(found.table, found.inside, value)) ?? readText(value) ?? '';
}

const labelAt = (path: string) =>
  Object.values(LISTS).find(({ message }) => message === path)?.many ?? knownLabel(path);

/**
 * The form of a request. `keptNames` is empty, because the draft stores the input. B10: a draft belongs to its user and
 * contains no secret values.
 */
export const requestForm: FormDescription<RequestValues> = {
  name: REQUEST,
  unsent: 'Анкета не сохранена',
  labels: { get: labelAt, has: (path) => labelAt(path) !== undefined },
  keptNames: [],
};

/**
 * The draft of a request. It contains no consents: each consent is saved at once by its own call. B10: a draft belongs
 * to its user and contains no passport.
 */
export const requestDraftKind: HeldDraftKind<RequestValues> = {
  name: REQUEST,
  shape: {
    founders: [{ key: 'text', id: 'text', ...draftShapeOf(founderTable) }],
    contactData: [{ key: 'text', id: 'text', ...draftShapeOf(contactTable) }],
    paymentDetails: draftShapeOf(accountTable),
  },
  left: new Map(),
  adoptIds,
};

/** Texts of the version conflict dialog. */
export const requestWords: VersionWords = { subject: 'Заявка', labelOf, shown: shownFieldValue };

/** Converts the server's form for the comparison with a draft. */
export function savedRequest(form: FinanceRequestForm): Saved<RequestValues> {
  return { savedAt: form.savedDateTime ?? '', values: readForm(form) };
}

/**
 * Maps the server's messages to the fields of this form. Messages about a whole list have their own field; consents
 * have a name here and an index in the server's path.
 *
 * @param flags names of the consents in the server's order
 */
export function serverErrors(
  fieldErrors: readonly FieldError[],
  flags: readonly string[],
): FieldError[] {
  return fieldErrors.map(({ field, message }) => {
    if (field === 'founders' || field === 'contactData') {
      return { field: LISTS[field].message, message };
    }
    const [group, index] = field.split('.');
    const flag = group === 'agreementFlags' ? flags[Number(index)] : undefined;
    return { field: flag === undefined ? field : `agreementFlags.${flag}`, message };
  });
}
