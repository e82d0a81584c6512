import { createHash } from 'node:crypto';
import type { SourcePlace } from '../model/sourceMap';

/** The side that sent the checked value. A check does not require properties that only the other side sends. */
export type Side = 'request' | 'response';

/**
 * Facts of a finding as data, the same in every language, for programs that render or sort reports; null if unknown.
 * They contain no personal or secret value: of traffic only types, lengths, statuses and numbers of at most two digits.
 */
export interface FindingFacts {
  /** HTTP method in capitals; null if the finding is not about a call. */
  readonly method: string | null;
  /** Path of the contract, such as `/v1/user/{id}`, without the server; masked if the contract does not have it. */
  readonly path: string | null;
  /** Live: side that sent the wrong part; null if the finding's pointer shows it. */
  readonly side: Side | null;
  /**
   * JSON Pointer of the broken or changed part in the bundled document, with references resolved:
   * `/components/schemas/User/properties/roles/items/required`.
   */
  readonly contract: string | null;
  /** Live: JSON Pointer of the value's property in the bundled document. */
  readonly property: string | null;
  /** Live: shell command that repeats the call, without secrets and personal values. */
  readonly repeat: string | null;
  /** Diff: the document that `contract` and `source` point into; otherwise null. */
  readonly document: 'base' | 'revision' | null;
  /** Live: the contract's requirement: `integer`, `>= 1`, `"A" | "B"`, `application/json`, `200, 404`. */
  readonly expected: string | null;
  /** Live: received value: `string`, `null`, `string of 7 characters`, `text/html`, `503`, `nothing`. */
  readonly received: string | null;
  /** Diff: the changed part in the base: `minimum 1`, `int32`, `required`; null if the base lacks it. */
  readonly before: string | null;
  /** Diff: the changed part in the revision; null if the revision lacks it. */
  readonly after: string | null;
}

/** Language of human-readable texts; flag `--lang`. */
export type Language = 'ru' | 'en';

/** Severity of a finding for the client (openapi/README.md, «Drift»). */
export type FindingClass = 'breaking' | 'warn' | 'compatible';

/** Every class, the worst first. */
export const CLASSES: readonly FindingClass[] = ['breaking', 'warn', 'compatible'];

/**
 * A finding of a report, and an element of `findings` in JSON. Some verbs, such as `lint`, leave out
 * the `FindingFacts`.
 */
export interface ReportFinding extends Partial<FindingFacts> {
  /** Id that is the same in every run. */
  readonly id: string;
  readonly class: FindingClass;
  /** Kebab-case name of the broken rule or the kind of change. */
  readonly rule: string;
  /** operationId, or method and path; '' if the finding is about no operation. */
  readonly operation: string;
  readonly pointer: string;
  readonly message: string;
  /** Place in the files of the contract; for a value, the place of its property. Null if no file has it. */
  readonly source: SourcePlace | null;
  /** Place of the broken schema, if it is not the place of the property. */
  readonly schema?: SourcePlace | null;
}

/** Returns a short id that is the same for the same parts. */
export function findingId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}

/** Sorts findings: the worst first, then by operation and pointer. */
export function inReadingOrder(findings: readonly ReportFinding[]): ReportFinding[] {
  return findings.toSorted(
    (one, other) =>
      CLASSES.indexOf(one.class) - CLASSES.indexOf(other.class) ||
      one.operation.localeCompare(other.operation) ||
      one.pointer.localeCompare(other.pointer),
  );
}

/** Sentences about a rule, by language. */
export type Texts = Readonly<Record<Language, string>>;

/** A rule as one row: class, English text, Russian text, optional example of a breach; `{name}` is a placeholder. */
export type RuleRow = `${FindingClass} | ${string} | ${string}`;

/** Values of the placeholders of a row, such as `{from}` and `{to}`. */
export type Words<Row extends string> = Readonly<Record<Names<Row>, string>>;

type Names<Row extends string> = Row extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/**
 * Checks that a word is a class.
 * @throws Error for an unknown class
 */
function classOf(word: string | undefined): FindingClass {
  const found = CLASSES.find((one) => one === word);
  if (found === undefined) throw new Error(`${word} is no class of a finding`);
  return found;
}

function filled(text: string, words: object): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(words, name)));
}

/** Parses a row and fills in its placeholders. If a rule has one class per side, `at` selects the class, from 0. */
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

/** A rule in the list of `contract -- rules`. */
export interface RuleEntry {
  readonly rule: string;
  readonly class: FindingClass;
  readonly verbs: string;
  readonly meaning: Readonly<Record<Language, string>>;
  readonly example: string;
}

/** Converts a row of a table to a rule for `contract -- rules`. */
export function entryOf(rule: string, row: RuleRow, verbs: string): RuleEntry {
  const { class: kind, texts: meaning, example } = readRow(row);
  return { rule, class: kind, verbs, meaning, example };
}

/** Returns the text of a row that has no class (English | Russian), with its placeholders filled in. */
export function rowText(row: string, language: Language, words: object = {}): string {
  const [en = '', ru = ''] = row.split(' | ');
  return filled(language === 'en' ? en : ru, words);
}

export function ruleNames<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
}

/** Groups items by a key, in the order of the keys' first items. */
export function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
