import { areItns } from './searchedList';

/** Kind of a field's texts: `itn` is digits, `number` contains digits, `name` usually has none. */
export type SearchKind = 'itn' | 'number' | 'name';

/** A field of the API; the kind of its content is needed if its name does not reveal it. */
export type SearchField<Field extends string = string> =
  | Field
  | { readonly field: Field; readonly looks: SearchKind };

/** Minimum length at which a text of digits counts as an ИНН, not as a document number. */
const ITN_FROM = 6;

function lookOf(field: SearchField): SearchKind {
  if (typeof field !== 'string') return field.looks;
  if (/itn$/i.test(field)) return 'itn';
  return /name$/i.test(field) ? 'name' : 'number';
}

function likelyKinds(text: string): readonly SearchKind[] {
  if (/^\d+$/.test(text)) {
    return text.length >= ITN_FROM ? ['itn', 'number', 'name'] : ['number', 'itn', 'name'];
  }
  return /\d/.test(text) ? ['number', 'name'] : ['name', 'number'];
}

const nameOf = (field: SearchField | undefined) =>
  typeof field === 'object' ? field.field : (field ?? null);

/**
 * Returns the field in which to search a list: the ИНН field if all values are ИНН, otherwise the number field. Null if
 * no field fits.
 */
export function listedField(
  values: readonly string[],
  fields: readonly SearchField[],
): string | null {
  const of = (look: SearchKind) => nameOf(fields.find((field) => lookOf(field) === look));
  return (areItns(values) ? of('itn') : null) ?? of('number');
}

/**
 * Returns the field in which to search a text, of the likeliest kind: six or more digits are an ИНН, another text with
 * a digit is a number, words are a name. If the registry has no such field, returns one of another kind; null for an
 * empty text.
 */
export function searchedField(text: string, fields: readonly SearchField[]): string | null {
  const wanted = text.trim();
  if (wanted === '') return null;
  for (const look of likelyKinds(wanted)) {
    const found = fields.find((field) => lookOf(field) === look);
    if (found !== undefined) return nameOf(found);
  }
  return null;
}

/** A sum in usual notation: «1 234,50», «128 450», «500 ₽»; digits alone are a number. */
const SUM =
  /^(?:\d+[.,]\d{1,2}|\d{1,3}(?:[\s\u00A0]\d{3})+(?:[.,]\d{1,2})?|[\d\s\u00A0]+(?:[.,]\d{1,2})?\s*(?:₽|руб\.?))\s*(?:₽|руб\.?)?$/i;

/** Returns whether a text is written as a sum, not as a document number. */
export function isSumText(text: string): boolean {
  return SUM.test(text.trim());
}
