import { type Cause, UNBUILT } from './causes';
import { countOf, type Report, type Unmet } from './report';
import { CLASSES, type FindingClass, type Language, type ReportFinding, rowText } from './finding';

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

const TITLES: Readonly<Record<Language, Readonly<Record<FindingClass, string>>>> = {
  ru: { breaking: 'Ломает клиента', warn: 'Предупреждения', compatible: 'Совместимо' },
  en: { breaking: 'Breaking', warn: 'Warnings', compatible: 'Compatible' },
};

/**
 * Returns the title of a class. For `lint`, `breaking` has the title «Errors», because a faulty document has not broken
 * a client yet.
 */
export function titleOf(kind: FindingClass, { language, verb }: Look): string {
  const isError = kind === 'breaking' && verb === 'lint';
  if (isError) return language === 'ru' ? 'Ошибки' : 'Errors';
  return TITLES[language][kind];
}

/** Returns at most `most` names, and the number of those that are left out. */
function capped(names: readonly string[], most: number, language: Language): string {
  const left = names.length - most;
  if (left <= 0) return names.join(', ');
  const more = language === 'ru' ? `и ещё ${left}` : `and ${left} more`;
  return `${names.slice(0, most).join(', ')} ${more}`;
}

/**
 * Returns the expected and the received value, and the values before and after a change, as far as they are known; null
 * if none is.
 */
export function comparisonOf(finding: ReportFinding, language: Language): string | null {
  const { expected = null, received = null, before = null, after = null } = finding;
  const isRussian = language === 'ru';
  const parts: string[] = [];
  if (expected !== null) parts.push(`${isRussian ? 'ожидалось' : 'expected'}: ${expected}`);
  if (received !== null) parts.push(`${isRussian ? 'пришло' : 'received'}: ${received}`);
  if (before !== null || after !== null) {
    const none = isRussian ? 'ничего' : 'nothing';
    parts.push(`${isRussian ? 'было' : 'before'}: ${before ?? none}`);
    parts.push(`${isRussian ? 'стало' : 'after'}: ${after ?? none}`);
  }
  return parts.length === 0 ? null : parts.join(', ');
}

/** Returns the method, path, operation and pointer as far as they are known: `GET /v1/user/{id} getUser /body/name`. */
export function whereOf(finding: ReportFinding, language: Language): string {
  const { method, path, operation, side, pointer } = finding;
  const request = language === 'ru' ? 'запрос' : 'request';
  const call = method && path ? `${method} ${path}` : '';
  const name = operation === call || operation === '*' ? '' : operation;
  const sent = side === 'request' ? request : '';
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
  const isRussian = language === 'ru';
  const namedList = (title: string, names: readonly string[]): string | null =>
    names.length < 2 ? null : `${title}: ${capped(names, most, language)}`;
  if (verb === 'lint') {
    const title = isRussian ? `Мест: ${findings.length}` : `${findings.length} places`;
    return namedList(title, findings.map(placeOf));
  }
  if (shown.rule === 'invalid-accepted') {
    const wrong = findings.map(({ expected }) => (expected ?? '').replace(/^4xx: /, ''));
    return namedList(isRussian ? 'Принято' : 'Accepted', wrong);
  }
  const named = operations.filter((name) => name !== '' && name !== '*');
  return namedList(
    isRussian ? `Затронуто операций: ${named.length}` : `Reached by ${named.length} operations`,
    named,
  );
}

/** Returns one line for all unimplemented operations; null for any other cause. */
export function unbuiltText(cause: Cause, most: number, { language }: Look): string | null {
  const { shown, operations } = cause;
  if (shown.rule !== UNBUILT) return null;
  const title = language === 'ru' ? 'Ещё не сделано' : 'Not built yet';
  return `${title}: ${operations.length} (${UNBUILT}): ${capped(operations, most, language)}`;
}

/** Returns the operations that were not exercised: a title, then one line per reason; empty if all were exercised. */
export function unexercisedLines({ coverage }: Report, most: number, language: Language): string[] {
  if (coverage === undefined || coverage.unexercised.length === 0) return [];
  const groups = new Map<string, string[]>();
  for (const { operation, reason } of coverage.unexercised) {
    groups.set(reason, [...(groups.get(reason) ?? []), operation]);
  }
  const title = language === 'ru' ? 'Не проверены операции' : 'Operations never exercised';
  return [
    `${title}: ${coverage.unexercised.length}`,
    ...[...groups].map(([reason, names]) => `${reason}: ${capped(names, most, language)}`),
  ];
}

const UNMET: Readonly<Record<Unmet['kind'], string>> = {
  require:
    'A required operation was not exercised: {operation} ({reason}) | Обязательная операция не проверена: {operation} ({reason})',
  'min-exercised':
    '{reached}% of the operations were exercised, at least {wanted}% are wanted | Проверено {reached} % операций, нужно не меньше {wanted} %',
};

export function unmetText(unmet: Unmet, language: Language): string {
  return rowText(UNMET[unmet.kind], language, unmet);
}

/** Returns the coverage as a sentence; null for verbs that read documents only. */
export function coverageText(
  { coverage, operations: listed = [] }: Report,
  language: Language,
): string | null {
  if (coverage === undefined) return null;
  const { operations, exercised, exchanges, ignored } = coverage;
  const sumOf = (name: 'tried' | 'all') =>
    listed.reduce((sum, { cases }) => sum + (cases?.[name] ?? 0), 0);
  const [tried, all] = [sumOf('tried'), sumOf('all')];
  const isRussian = language === 'ru';
  const wrong = isRussian
    ? `; неверных тел проверено ${tried} из ${all}`
    : `; ${tried} of ${all} wrong bodies tried`;
  const seen = isRussian
    ? `Операций проверено ${exercised} из ${operations}, обменов ${exchanges}, пропущено ${ignored}`
    : `${exercised} of ${operations} operations exercised, ${exchanges} exchanges, ${ignored} ignored`;
  return `${seen}${all === 0 ? '' : wrong}.`;
}

/** Returns a sentence about the baseline; null if the baseline had no effect. */
export function acceptanceText({ judgement }: Report, language: Language): string | null {
  if (judgement === undefined || judgement.accepted + judgement.gone === 0) return null;
  const { accepted, gone } = judgement;
  return language === 'ru'
    ? `Принято заранее: ${accepted}; больше не встретилось: ${gone}.`
    : `Accepted by the baseline: ${accepted}; no longer found: ${gone}.`;
}

/** Returns the result in one line: nothing to check, or the number of findings per class. */
export function resultText(report: Report, look: Look): string {
  const isRussian = look.language === 'ru';
  if (report.coverage?.exchanges === 0) {
    return isRussian
      ? 'Ни один обмен не относится к контракту: проверять было нечего.'
      : 'No exchange belongs to the contract: there was nothing to check.';
  }
  const counts = CLASSES.map(
    (kind) => `${titleOf(kind, look).toLowerCase()}: ${countOf(report, kind)}`,
  ).join(', ');
  return `${isRussian ? 'Итог' : 'Result'}: ${counts}.`;
}

/** Escapes a text for HTML and XML; removes characters that XML 1.0 does not allow. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"'\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
