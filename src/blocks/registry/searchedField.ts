import { areItns } from './searchedList';

/** What texts of a field look like: `itn` are figures, `number` has some, `name` mostly has none. */
export type SearchKind = 'itn' | 'number' | 'name';

/** A field of the API; how its texts look is read from its name unless it is said. */
export type SearchField<Field extends string = string> =
  | Field
  | { readonly field: Field; readonly looks: SearchKind };

/** From so many figures on a text is an ИНН rather than the number of a document. */
const ITN_FROM = 6;

function lookOf(field: SearchField): SearchKind {
  if (typeof field !== 'string') return field.looks;
  if (/itn$/i.test(field)) return 'itn';
  return /name$/i.test(field) ? 'name' : 'number';
}

function wantedLooks(text: string): readonly SearchKind[] {
  if (/^\d+$/.test(text)) {
    return text.length >= ITN_FROM ? ['itn', 'number', 'name'] : ['number', 'itn', 'name'];
  }
  return /\d/.test(text) ? ['number', 'name'] : ['name', 'number'];
}

const nameOf = (field: SearchField | undefined) =>
  typeof field === 'object' ? field.field : (field ?? null);

/** The field that a list is looked for in: that of ИНН where all are such, else that of numbers. */
export function listedField(
  values: readonly string[],
  fields: readonly SearchField[],
): string | null {
  const of = (look: SearchKind) => nameOf(fields.find((field) => lookOf(field) === look));
  return (areItns(values) ? of('itn') : null) ?? of('number');
}

/**
 * The field that a text is looked for in: many figures in an ИНН, a text with a figure in a number,
 * words in a name. Null for no text, or where no field can hold it.
 */
export function searchedField(text: string, fields: readonly SearchField[]): string | null {
  const wanted = text.trim();
  if (wanted === '') return null;
  for (const look of wantedLooks(wanted)) {
    const found = fields.find((field) => lookOf(field) === look);
    if (found !== undefined) return nameOf(found);
  }
  return null;
}

/** A sum as people write it: «1 234,50», «128 450», «500 ₽»; digits only are a number. */
const SUM =
  /^(?:\d+[.,]\d{1,2}|\d{1,3}(?:[\s\u00A0]\d{3})+(?:[.,]\d{1,2})?|[\d\s\u00A0]+(?:[.,]\d{1,2})?\s*(?:₽|руб\.?))\s*(?:₽|руб\.?)?$/i;

/** Whether a text is written as a sum, and not as a number of a document. */
export function isSumText(text: string): boolean {
  return SUM.test(text.trim());
}
