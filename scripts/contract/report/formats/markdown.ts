import { causesOf, type Cause } from '../causes';
import { countOf, EXIT, exitCodeOf, type Report } from '../report';
import { CLASSES, type FindingClass, type Language } from '../reportFinding';
import {
  acceptanceText,
  byReason,
  capped,
  comparisonOf,
  coverageText,
  placeOf,
  resultText,
  TITLES,
  unmetText,
  whereOf,
  type Look,
} from '../words';

const MOST = { breaking: 20, warn: 10, compatible: 5 };
const MOST_NAMES = 10;

/** Text of a contract may hold anything; in a table it must stay one cell of plain text. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|~@#]/g, String.raw`\$&`);
}

function row(cause: Cause, language: Language): string {
  const { shown, operations } = cause;
  const comparison = comparisonOf(shown, language);
  const text = comparison === null ? shown.message : `${shown.message}. ${comparison}`;
  const cells = [
    whereOf(shown, language),
    text,
    String(operations.length),
    shown.rule,
    placeOf(shown),
  ];
  return `| ${cells.map(plain).join(' | ')} |`;
}

function section({ findings }: Report, kind: FindingClass, { language, isFull }: Look): string[] {
  const causes = causesOf(findings, kind);
  if (causes.length === 0) return [];
  const isRussian = language === 'ru';
  const most = isFull === true ? causes.length : MOST[kind];
  const left = causes.length - most;
  return [
    `### ${TITLES[language][kind]}`,
    '',
    isRussian
      ? '| где | что | операций | правило | контракт |'
      : '| where | what | operations | rule | contract |',
    '| --- | --- | --: | --- | --- |',
    ...causes.slice(0, most).map((one) => row(one, language)),
    ...(left > 0 ? ['', isRussian ? `И ещё причин: ${left}.` : `And ${left} more causes.`] : []),
    '',
  ];
}

function notSeen({ coverage }: Report, { language, isFull }: Look): string[] {
  if (coverage === undefined || coverage.unexercised.length === 0) return [];
  const title = language === 'ru' ? 'Не проверены операции' : 'Operations never exercised';
  const most = isFull === true ? coverage.operations : MOST_NAMES;
  return [
    `<details><summary>${title}: ${coverage.unexercised.length}</summary>`,
    '',
    ...byReason(coverage.unexercised).map(
      ([reason, names]) => `- ${plain(reason)}: ${plain(capped(names, most, language))}`,
    ),
    '',
    '</details>',
    '',
  ];
}

/** For a comment on a change, or the summary of a build: the result first, then the causes. */
export function markdownReport(report: Report, look: Look): string {
  const { language, verb = '' } = look;
  const mark = exitCodeOf(report) === EXIT.clean ? '✅' : '❌';
  const counts = CLASSES.map((kind) => countOf(report, kind)).join(' | ');
  const lines = [
    `## ${mark} ${language === 'ru' ? 'Контракт' : 'Contract'}${verb === '' ? '' : `: ${verb}`}`,
    '',
    `| ${CLASSES.map((kind) => TITLES[language][kind]).join(' | ')} |`,
    '| --: | --: | --: |',
    `| ${counts} |`,
    '',
    ...[
      report.coverage?.exchanges === 0 ? resultText(report, language) : null,
      coverageText(report, language),
      acceptanceText(report, language),
      ...(report.judgement?.unmet ?? []).map((one) => `**${plain(unmetText(one, language))}**`),
    ].flatMap((line) => (line === null ? [] : [line, ''])),
    ...CLASSES.flatMap((kind) => section(report, kind, look)),
    ...notSeen(report, look),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
