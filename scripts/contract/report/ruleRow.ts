import { CLASSES, type FindingClass, type Language } from './finding';

/** The sentence of a rule in each language. */
export type Texts = Readonly<Record<Language, string>>;

/** A rule as one row: class, English text, Russian text, optional example of a breach; `{name}` is a placeholder. */
export type RuleRow = `${FindingClass} | ${string} | ${string}`;

/** Values of the placeholders of a row, such as `{from}` and `{to}`. */
export type Words<Row extends string> = Readonly<Record<Names<Row>, string>>;

type Names<Row extends string> = Row extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** @throws Error for an unknown class */
function classOf(word: string | undefined): FindingClass {
  const found = CLASSES.find((one) => one === word);
  if (found === undefined) throw new Error(`${word} is no class of a finding`);
  return found;
}

function filled(text: string, words: object): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(words, name)));
}

/**
 * Reads a row and fills in its placeholders. If a rule has a class for each side, `at` selects one, counted from 0.
 */
export function readRow(
  row: string,
  words: object = {},
  at = 0,
): { class: FindingClass; texts: Texts; example: string } {
  const [classes = '', en = '', ru = '', example = ''] = row.split(' | ');
  return {
    class: classOf(classes.split(', ')[at]),
    texts: { en: filled(en, words), ru: filled(ru, words) },
    example,
  };
}

/** A rule as `contract -- rules` lists it. */
export interface RuleEntry {
  readonly rule: string;
  readonly class: FindingClass;
  /** The verbs that hold contracts and backends to it. */
  readonly verbs: string;
  readonly meaning: Readonly<Record<Language, string>>;
  /** An example that breaks it. */
  readonly example: string;
}

/** Returns a rule of a table as `contract -- rules` lists it. */
export function entryOf(rule: string, row: RuleRow, verbs: string): RuleEntry {
  const { class: kind, texts: meaning, example } = readRow(row);
  return { rule, class: kind, verbs, meaning, example };
}

/** Returns the text of a row without a class (English, Russian), with its words in their places. */
export function said(row: string, language: Language, words: object = {}): string {
  const [en = '', ru = ''] = row.split(' | ');
  return filled(language === 'en' ? en : ru, words);
}

/** The names of a table of rules. */
export function ruleNames<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
}
