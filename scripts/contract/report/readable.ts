import { type Cause, causesOf } from './causes';
import { EXIT, exitCodeOf, type Report } from './report';
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
  unbuiltText,
  unexercisedLines,
  unmetText,
  whereOf,
} from './words';

const COLOUR_OF_CLASS: Readonly<Record<FindingClass, number>> = {
  breaking: 31,
  warn: 33,
  compatible: 32,
};

/** Limits of the one-page report: number of causes per class, and of names in a list. */
const PAGE = { causes: { breaking: 8, warn: 4, compatible: 2 }, names: 6 };
const EVERYTHING = Number.MAX_SAFE_INTEGER;

function namesOf({ isFull }: Look): number {
  return isFull === true ? EVERYTHING : PAGE.names;
}

function painted(text: string, colour: number, look: Look): string {
  return look.colour === true ? `\u001B[${colour}m${text}\u001B[0m` : text;
}

/** Shortens long runs of one letter, which tests of a maximum length send. The JSON report has them all. */
function shortened(line: string): string {
  return line.replaceAll(/(.)\1{49,}/gu, (all, letter: string) => {
    const count = [...all].length;
    return `${letter.repeat(3)}…(${count})`;
  });
}

function causeLines(cause: Cause, look: Look): string[] {
  const { shown } = cause;
  const unbuilt = unbuiltText(cause, namesOf(look), look);
  if (unbuilt !== null) return [`  ${unbuilt}`];
  const place = placeOf(shown);
  const where = whereOf(shown, look.language);
  const comparison = comparisonOf(shown, look.language);
  const reach = reachOf(cause, namesOf(look), look);
  const facts = [shown.rule, shown.id, where === '' ? '' : place].filter((part) => part !== '');
  return [
    `  ${where === '' ? place : where}`,
    `    ${shown.message}`,
    ...(comparison === null ? [] : [`    ${comparison}`]),
    ...(reach === null ? [] : [`    ${reach}`]),
    `    ${painted(facts.join('  '), 2, look)}`,
    ...(typeof shown.repeat === 'string'
      ? [`    ${painted(shortened(shown.repeat), 2, look)}`]
      : []),
  ];
}

function sectionLines({ findings }: Report, kind: FindingClass, look: Look): string[] {
  const causes = causesOf(findings, kind, look.verb === 'lint');
  if (causes.length === 0) return [];
  const count = causes.reduce((sum, one) => sum + one.findings.length, 0);
  const isSame = causes.length === count;
  const reasons = isSame ? '' : say(look.language, 'causes', { count: causes.length });
  const most = look.isFull === true ? EVERYTHING : PAGE.causes[kind];
  const left = causes.length - most;
  return [
    painted(`${titleOf(kind, look)}: ${count}${reasons}`, COLOUR_OF_CLASS[kind], look),
    ...causes.slice(0, most).flatMap((one) => causeLines(one, look)),
    ...(left > 0 ? [say(look.language, 'rest', { left })] : []),
    '',
  ];
}

/**
 * Returns the report as text of at most one page: causes by class and by number of affected operations, then the
 * operations that were not exercised, then the result. `isFull` removes the limits.
 */
export function readableReport(report: Report, look: Look): string {
  const { language } = look;
  const isClean = exitCodeOf(report) === EXIT.clean;
  const [title, ...reasons] = unexercisedLines(report, namesOf(look), language);
  const lines = [
    ...CLASSES.flatMap((kind) => sectionLines(report, kind, look)),
    ...(title === undefined ? [] : [title, ...reasons.map((one) => `  ${one}`), '']),
    coverageText(report, language),
    acceptanceText(report, language),
    ...(report.judgement?.unmet ?? []).map((one) => painted(unmetText(one, language), 31, look)),
    painted(resultText(report, look), isClean ? 32 : 31, look),
  ];
  return `${lines.filter((line) => line !== null).join('\n')}\n`;
}
