import { causesOf } from '../causes';
import type { Report } from '../report';
import { CLASSES, type FindingClass } from '../reportFinding';
import { comparisonOf, resultText, unmetText, whereOf, type Look } from '../words';

const COMMANDS: Readonly<Record<FindingClass, string>> = {
  breaking: 'error',
  warn: 'warning',
  compatible: 'notice',
};

function escapedText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedValue(text: string): string {
  return escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * Workflow commands of GitHub Actions: each cause stands at its line of the contract in the change
 * that is looked at.
 */
export function githubReport(report: Report, look: Look): string {
  const { language } = look;
  const annotations = CLASSES.flatMap((kind) =>
    causesOf(report.findings, kind).map(({ shown, operations }) => {
      const { source, rule, message } = shown;
      const place =
        source === null ? [] : [`file=${escapedValue(source.file)}`, `line=${source.line}`];
      const others = operations.length > 1 ? ` (+${operations.length - 1})` : '';
      const facts = [whereOf(shown, language) + others, message, comparisonOf(shown, language)];
      const told = facts.filter((part) => part !== null && part !== '').join('\n');
      const values = [...place, `title=${escapedValue(rule)}`].join(',');
      return `::${COMMANDS[kind]} ${values}::${escapedText(told)}`;
    }),
  );
  const unmet = (report.judgement?.unmet ?? []).map(
    (one) => `::error title=coverage::${escapedText(unmetText(one, language))}`,
  );
  return `${[...annotations, ...unmet, resultText(report, look)].join('\n')}\n`;
}
