/** Markup that is safe to write out as it stands. Made only by `html`, so text never becomes markup. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

/** What a template may hold: text is escaped, markup and lists of it are kept, `null` is nothing. */
export type HtmlValue = string | number | Html | null | readonly HtmlValue[];

export const NOTHING = new Html('');

// A direction mark in a description could turn round the text that follows it, and so make a page
// say something else than the contract does. The reader sees the mark itself instead. The other
// control characters are not allowed in HTML at all; tab and line ends are.
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The mark by its code point, as `[U+202E]`. */
function nameOf(mark: string): string {
  return `[U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** Text with its direction marks and control characters written out, readable where it stands. */
export function visible(text: string): string {
  return text.replace(UNSEEN, nameOf);
}

/** Text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return visible(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

function write(value: HtmlValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if (value instanceof Html) return value.toString();
  return value.map(write).join('');
}

/** Line breaks and indents of a template are there for the reader of the source. */
function withoutIndent(part: string): string {
  return part.replaceAll(/\s*\n\s*/g, ' ');
}

/** A piece of markup: the template is kept, every value in it is escaped. */
export function html(template: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(
    template.map((part, index) => withoutIndent(part) + write(values[index] ?? null)).join(''),
  );
}

/** The pieces with a separator between them, nothing after the last one. */
export function joined(pieces: readonly HtmlValue[], separator: HtmlValue): HtmlValue {
  return pieces.map((piece, index) => (index === 0 ? piece : [separator, piece]));
}

/** Attribute with the language of a text without Cyrillic letters, for screen readers on a Russian page. */
export function langOf(text: string): Html {
  return /[a-z]/i.test(text) && !/[а-яё]/i.test(text) ? html`lang="en"` : NOTHING;
}
