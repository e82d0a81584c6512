import { type Cause, UNBUILT } from './causes';
import { countOf, type Report, type Unmet } from './report';
import {
  CLASSES,
  type FindingClass,
  grouped,
  type Language,
  type ReportFinding,
  rowText,
} from './finding';

export interface Look {
  readonly language: Language;
  /** True for colours, which only terminals show. */
  readonly colour?: boolean;
  /** True for all findings, not only one page of them. */
  readonly isFull?: boolean;
  readonly verb?: string;
  /** File of the contract, relative to the working directory of the command, or its URL. */
  readonly contract?: string;
}

/** The words of reports. */
const WORDS = {
  breaking: 'Breaking | Ломает клиента',
  warn: 'Warnings | Предупреждения',
  compatible: 'Compatible | Совместимо',
  errors: 'Errors | Ошибки',
  more: '{shown} and {left} more | {shown} и ещё {left}',
  expected: 'expected: {expected} | ожидалось: {expected}',
  received: 'received: {received} | пришло: {received}',
  change: 'before: {before}, after: {after} | было: {before}, стало: {after}',
  nothing: 'nothing | ничего',
  request: 'request | запрос',
  places: '{count} places | Мест: {count}',
  accepted: 'Accepted | Принято',
  operations: 'Reached by {count} operations | Затронуто операций: {count}',
  unbuilt: 'Not built yet: {count} ({rule}): {names} | Ещё не сделано: {count} ({rule}): {names}',
  unexercised: 'Operations never exercised: {count} | Не проверены операции: {count}',
  require:
    'A required operation was not exercised: {operation} ({reason}) | Обязательная операция не проверена: {operation} ({reason})',
  'min-exercised':
    '{reached}% of the operations were exercised, at least {wanted}% are wanted | Проверено {reached} % операций, нужно не меньше {wanted} %',
  coverage:
    '{exercised} of {operations} operations exercised, {exchanges} exchanges, {ignored} ignored | Операций проверено {exercised} из {operations}, обменов {exchanges}, пропущено {ignored}',
  bodies: '; {tried} of {all} wrong bodies tried | ; неверных тел проверено {tried} из {all}',
  acceptance:
    'Accepted by the baseline: {accepted}; no longer found: {gone}. | Принято заранее: {accepted}; больше не встретилось: {gone}.',
  none: 'No exchange belongs to the contract: there was nothing to check. | Ни один обмен не относится к контракту: проверять было нечего.',
  result: 'Result: {counts}. | Итог: {counts}.',
  causes: ', causes: {count} | , причин: {count}',
  rest: '  and {left} more causes: --full shows all, --format json every finding |   и ещё причин: {left}; все покажет --full, каждую находку --format json',
  restOfTable: 'And {left} more causes. | И ещё причин: {left}.',
  contract: 'Contract | Контракт',
  columns: 'where, what, operations, rule, contract | где, что, операций, правило, контракт',
  columnsOfLint: 'where, what, places, rule, contract | где, что, мест, правило, контракт',
} as const;

/** Returns words of a report in a language, with their placeholders filled in. */
export function say(language: Language, name: keyof typeof WORDS, words: object = {}): string {
  return rowText(WORDS[name], language, words);
}

/**
 * Returns the title of a class. For `lint`, `breaking` has the title «Errors», because a faulty document has not broken
 * a client yet.
 */
export function titleOf(kind: FindingClass, { language, verb }: Look): string {
  return say(language, kind === 'breaking' && verb === 'lint' ? 'errors' : kind);
}

/** Returns at most `most` names, and the number of those that are left out. */
function capped(names: readonly string[], most: number, language: Language): string {
  const shown = names.slice(0, most).join(', ');
  const left = names.length - most;
  return left > 0 ? say(language, 'more', { shown, left }) : shown;
}

/**
 * Returns the expected and the received value, and the values before and after a change, as far as they are known; null
 * if none is.
 */
export function comparisonOf(finding: ReportFinding, language: Language): string | null {
  const { expected = null, received = null, before = null, after = null } = finding;
  const nothing = say(language, 'nothing');
  const parts = [
    ...(expected === null ? [] : [say(language, 'expected', { expected })]),
    ...(received === null ? [] : [say(language, 'received', { received })]),
    ...(before === null && after === null
      ? []
      : [say(language, 'change', { before: before ?? nothing, after: after ?? nothing })]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

/** Returns the method, path, operation and pointer as far as they are known: `GET /v1/user/{id} getUser /body/name`. */
export function whereOf(finding: ReportFinding, language: Language): string {
  const { method, path, operation, side, pointer } = finding;
  const call = method && path ? `${method} ${path}` : '';
  const name = operation === call || operation === '*' ? '' : operation;
  const sent = side === 'request' ? say(language, 'request') : '';
  return [call, name, sent, pointer].filter((part) => part !== '').join(' ');
}

/**
 * Returns `…/Order.yaml:3 → …/Kopeks.yaml:1`: the property, and the schema that it refers to if that is in another
 * file; '' if the place is unknown.
 */
export function placeOf({ source, schema = null }: ReportFinding): string {
  if (source === null) return '';
  const place = `${source.file}:${source.line}`;
  return schema === null || schema.file === source.file
    ? place
    : `${place} → ${schema.file}:${schema.line}`;
}

/** Returns a list of the affected places, invalid calls or operations of a cause; null if there are fewer than two. */
export function reachOf(cause: Cause, most: number, { language, verb }: Look): string | null {
  const { shown, operations, findings } = cause;
  const listed = (title: 'places' | 'accepted' | 'operations', names: readonly string[]) => {
    const count = names.length;
    return count < 2
      ? null
      : `${say(language, title, { count })}: ${capped(names, most, language)}`;
  };
  if (verb === 'lint') return listed('places', findings.map(placeOf));
  if (shown.rule === 'invalid-accepted') {
    const wrong = findings.map(({ expected }) => (expected ?? '').replace(/^4xx: /, ''));
    return listed('accepted', wrong);
  }
  return listed(
    'operations',
    operations.filter((name) => name !== '' && name !== '*'),
  );
}

/** Returns one line for all unimplemented operations; null for any other cause. */
export function unbuiltText(cause: Cause, most: number, { language }: Look): string | null {
  const { shown, operations } = cause;
  if (shown.rule !== UNBUILT) return null;
  const names = capped(operations, most, language);
  return say(language, 'unbuilt', { count: operations.length, rule: UNBUILT, names });
}

/** Returns the operations that were not exercised: a title, then one line per reason; empty if all were exercised. */
export function unexercisedLines({ coverage }: Report, most: number, language: Language): string[] {
  if (coverage === undefined || coverage.unexercised.length === 0) return [];
  const groups = grouped(coverage.unexercised, ({ reason }) => reason);
  return [
    say(language, 'unexercised', { count: coverage.unexercised.length }),
    ...[...groups].map(([reason, found]) => {
      const names = found.map(({ operation }) => operation);
      return `${reason}: ${capped(names, most, language)}`;
    }),
  ];
}

export function unmetText(unmet: Unmet, language: Language): string {
  return say(language, unmet.kind, unmet);
}

/** Returns the coverage as a sentence; null for verbs that read documents only. */
export function coverageText(
  { coverage, operations = [] }: Report,
  language: Language,
): string | null {
  if (coverage === undefined) return null;
  const sumOf = (name: 'tried' | 'all') =>
    operations.reduce((sum, { cases }) => sum + (cases?.[name] ?? 0), 0);
  const bodies = { tried: sumOf('tried'), all: sumOf('all') };
  const wrong = bodies.all === 0 ? '' : say(language, 'bodies', bodies);
  return `${say(language, 'coverage', coverage)}${wrong}.`;
}

/** Returns a sentence about the baseline; null if the baseline had no effect. */
export function acceptanceText({ judgement }: Report, language: Language): string | null {
  if (judgement === undefined || judgement.accepted + judgement.gone === 0) return null;
  return say(language, 'acceptance', judgement);
}

/** Returns the result in one line: nothing to check, or the number of findings per class. */
export function resultText(report: Report, look: Look): string {
  if (report.coverage?.exchanges === 0) return say(look.language, 'none');
  const counts = CLASSES.map(
    (kind) => `${titleOf(kind, look).toLowerCase()}: ${countOf(report, kind)}`,
  ).join(', ');
  return say(look.language, 'result', { counts });
}

/** Escapes a text for HTML and XML; removes characters that XML 1.0 does not allow. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"'\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
