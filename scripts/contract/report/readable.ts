import { countOf, type Coverage, type Report, type Unexercised } from './report';
import {
  inReadingOrder,
  type FindingClass,
  type Language,
  type ReportFinding,
} from './reportFinding';

interface Look {
  readonly language: Language;
  /** Colour is for terminals. */
  readonly colour: boolean;
}

const TITLES: Readonly<Record<Language, Readonly<Record<FindingClass, string>>>> = {
  ru: { breaking: 'Ломает клиента', warn: 'Предупреждения', compatible: 'Совместимо' },
  en: { breaking: 'Breaking', warn: 'Warnings', compatible: 'Compatible' },
};

const COLOUR_OF_CLASS: Readonly<Record<FindingClass, number>> = {
  breaking: 31,
  warn: 33,
  compatible: 32,
};

function painted(text: string, colour: number, { colour: isOn }: Look): string {
  return isOn ? `\u001B[${colour}m${text}\u001B[0m` : text;
}

function findingLines(finding: ReportFinding, look: Look): string[] {
  const { id, rule, operation, pointer, message, source } = finding;
  const place = source === null ? '' : `${source.file}:${source.line}`;
  const where = [operation, pointer].filter((part) => part !== '').join(' ');
  return [
    `  ${where === '' ? place : where}`,
    `    ${message}`,
    `    ${painted([rule, id, where === '' ? '' : place].filter(Boolean).join('  '), 2, look)}`,
  ];
}

function sectionLines(report: Report, kind: FindingClass, look: Look): string[] {
  const findings = inReadingOrder(report.findings).filter((one) => one.class === kind);
  if (findings.length === 0) return [];
  const title = `${TITLES[look.language][kind]}: ${findings.length}`;
  return [
    painted(title, COLOUR_OF_CLASS[kind], look),
    ...findings.flatMap((one) => findingLines(one, look)),
    '',
  ];
}

/** Operations with the same reason share a line. */
function unexercisedLines(unexercised: readonly Unexercised[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { operation, reason } of unexercised) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), operation]);
  }
  return [...byReason].map(([reason, operations]) => `  ${reason}: ${operations.join(', ')}`);
}

function coverageLines(
  { operations, exercised, exchanges, ignored, unexercised }: Coverage,
  { language }: Look,
): string[] {
  const isRussian = language === 'ru';
  const never = unexercisedLines(unexercised);
  const title = isRussian
    ? `Не проверены операции: ${unexercised.length}`
    : `Operations never exercised: ${unexercised.length}`;
  return [
    ...(never.length === 0 ? [] : [title, ...never, '']),
    isRussian
      ? `Операций проверено ${exercised} из ${operations}, обменов ${exchanges}, пропущено ${ignored}.`
      : `${exercised} of ${operations} operations exercised, ${exchanges} exchanges, ${ignored} ignored.`,
  ];
}

function verdict(report: Report, look: Look): string {
  const isRussian = look.language === 'ru';
  if (report.coverage?.exchanges === 0) {
    return painted(
      isRussian
        ? 'Ни один обмен не относится к контракту: проверять было нечего.'
        : 'No exchange belongs to the contract: there was nothing to check.',
      31,
      look,
    );
  }
  const breaking = countOf(report, 'breaking');
  const counts = (['breaking', 'warn', 'compatible'] as const)
    .map((kind) => `${TITLES[look.language][kind].toLowerCase()}: ${countOf(report, kind)}`)
    .join(', ');
  return painted(`${isRussian ? 'Итог' : 'Result'}: ${counts}.`, breaking > 0 ? 31 : 32, look);
}

/** The report for a person: the worst first, then what was not seen, then one line of result. */
export function readableReport(report: Report, look: Look): string {
  const lines = [
    ...(['breaking', 'warn', 'compatible'] as const).flatMap((kind) =>
      sectionLines(report, kind, look),
    ),
    ...(report.coverage === undefined ? [] : coverageLines(report.coverage, look)),
    verdict(report, look),
  ];
  return `${lines.join('\n')}\n`;
}
