import { type Cause, causesOf, UNBUILT } from './causes';
import { countOf, EXIT, exitCodeOf, type Report } from './report';
import { CLASSES, type FindingClass } from './finding';
import {
  acceptanceText,
  comparisonOf,
  coverageText,
  type Look,
  placeOf,
  reachOf,
  resultText,
  say,
  titleOf,
  unexercisedLines,
  unmetText,
  whereOf,
} from './words';

const MOST = { breaking: 20, warn: 10, compatible: 5 };
const MOST_NAMES = 10;

/** Escapes a text of a contract for a Markdown table cell. */
export function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|~@#]/g, String.raw`\$&`);
}

function row(cause: Cause, look: Look): string {
  const { language, verb } = look;
  const { shown, operations, findings } = cause;
  const comparison = comparisonOf(shown, language);
  const isOfMany = verb === 'lint' || [UNBUILT, 'invalid-accepted'].includes(shown.rule);
  const reach = isOfMany ? reachOf(cause, MOST_NAMES, look) : null;
  const text = [shown.message, comparison, reach].filter((part) => part !== null).join('. ');
  const cells = [
    whereOf(shown, language),
    text,
    String((verb === 'lint' ? findings : operations).length),
    shown.rule,
    placeOf(shown),
  ];
  return `| ${cells.map(plain).join(' | ')} |`;
}

function section({ findings }: Report, kind: FindingClass, look: Look): string[] {
  const { language, isFull, verb } = look;
  const causes = causesOf(findings, kind, verb === 'lint');
  if (causes.length === 0) return [];
  const most = isFull === true ? causes.length : MOST[kind];
  const left = causes.length - most;
  return [
    `### ${titleOf(kind, look)}`,
    '',
    `| ${say(language, verb === 'lint' ? 'columnsOfLint' : 'columns').replaceAll(', ', ' | ')} |`,
    '| --- | --- | --: | --- | --- |',
    ...causes.slice(0, most).map((one) => row(one, look)),
    ...(left > 0 ? ['', say(language, 'restOfTable', { left })] : []),
    '',
  ];
}

function notSeen(report: Report, { language, isFull }: Look): string[] {
  const most = isFull === true ? Infinity : MOST_NAMES;
  const [title, ...reasons] = unexercisedLines(report, most, language);
  if (title === undefined) return [];
  return [
    `<details><summary>${title}</summary>`,
    '',
    ...reasons.map((one) => `- ${plain(one)}`),
    '',
    '</details>',
    '',
  ];
}

/** Returns Markdown for a comment on a merge request or a build summary: the result first, then the causes. */
export function markdownReport(report: Report, look: Look): string {
  const { language, verb = '' } = look;
  const mark = exitCodeOf(report) === EXIT.clean ? '✅' : '❌';
  const counts = CLASSES.map((kind) => countOf(report, kind)).join(' | ');
  const lines = [
    `## ${mark} ${say(language, 'contract')}${verb === '' ? '' : `: ${verb}`}`,
    '',
    `| ${CLASSES.map((kind) => titleOf(kind, look)).join(' | ')} |`,
    '| --: | --: | --: |',
    `| ${counts} |`,
    '',
    ...[
      report.coverage?.exchanges === 0 ? resultText(report, look) : null,
      coverageText(report, language),
      acceptanceText(report, language),
      ...(report.judgement?.unmet ?? []).map((one) => `**${plain(unmetText(one, language))}**`),
    ].flatMap((line) => (line === null ? [] : [line, ''])),
    ...CLASSES.flatMap((kind) => section(report, kind, look)),
    ...notSeen(report, look),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
