/** What texts of a field look like: `itn` are figures, `number` has some, `name` mostly has none. */
export type SearchLook = 'itn' | 'number' | 'name';

/** A field of the API; how its texts look is read from its name unless it is said. */
export type SearchField = string | { readonly field: string; readonly looks: SearchLook };

/** From so many figures on a text is an ИНН rather than the number of a document. */
const ITN_FROM = 6;

function lookOf(field: SearchField): SearchLook {
  if (typeof field !== 'string') return field.looks;
  if (/itn$/i.test(field)) return 'itn';
  return /name$/i.test(field) ? 'name' : 'number';
}

function wantedLooks(text: string): readonly SearchLook[] {
  if (/^\d+$/.test(text)) {
    return text.length >= ITN_FROM ? ['itn', 'number', 'name'] : ['number', 'itn', 'name'];
  }
  return /\d/.test(text) ? ['number', 'name'] : ['name', 'number'];
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
    if (found !== undefined) return typeof found === 'string' ? found : found.field;
  }
  return null;
}
