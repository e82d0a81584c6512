import { isFailing, type Report, type ReportedOperation } from './report';
import { grouped, inReadingOrder, type ReportFinding } from './finding';
import { comparisonOf, escaped, type Look, placeOf, resultText, unmetText } from './words';

/** One test: an operation, or a condition of the whole run. */
interface TestCase {
  readonly group: string;
  readonly name: string;
  /** Texts of the failures. They are joined, because some CI systems read only a test's first failure. */
  readonly failures: readonly string[];
  /** Texts of findings that do not fail the run. */
  readonly notes?: readonly string[];
  readonly skipped?: string | undefined;
}

function textOf(finding: ReportFinding, { language }: Look): string {
  const { pointer, message, rule, id } = finding;
  const parts = [
    pointer === '' ? message : `${pointer}: ${message}`,
    comparisonOf(finding, language),
    `${rule} ${id} ${placeOf(finding)}`.trim(),
    finding.repeat,
  ];
  return parts.filter((part) => part !== null && part !== undefined).join('\n');
}

function titleOf({ name, method, path }: ReportedOperation): string {
  const call = `${method} ${path}`;
  return name === call ? call : `${name} ${call}`;
}

function casesOf(report: Report, look: Look): TestCase[] {
  const { operations = [], coverage, judgement } = report;
  const byName = grouped(inReadingOrder(report.findings), ({ operation }) => operation);
  const reasons = new Map(coverage?.unexercised.map((one) => [one.operation, one.reason]));
  const caseOf = (operation: string, name: string, group = 'contract'): TestCase => {
    const found = byName.get(operation) ?? [];
    byName.delete(operation);
    const textsOf = (fails: boolean) =>
      found.filter((one) => isFailing(report, one.class) === fails).map((one) => textOf(one, look));
    const failures = textsOf(true);
    const skipped = failures.length === 0 ? reasons.get(operation) : undefined;
    return { group, name, failures, notes: textsOf(false), skipped };
  };
  const known = operations.map((one) => caseOf(one.name, titleOf(one), one.tags[0]));
  const others = [...byName.keys()].map((operation) =>
    caseOf(operation, operation === '' || operation === '*' ? 'contract' : operation),
  );
  const ofTheRun = [
    ...(judgement?.unmet ?? []).map((one) => unmetText(one, look.language)),
    ...(coverage?.exchanges === 0 ? [resultText(report, look)] : []),
  ];
  const whole = { group: 'contract', name: 'coverage', failures: ofTheRun };
  return [...known, ...others, ...(coverage === undefined ? [] : [whole])];
}

function caseLines({ group, name, failures, notes = [], skipped }: TestCase): string[] {
  const inside = [
    ...(skipped === undefined ? [] : [`      <skipped message="${escaped(skipped)}"/>`]),
    ...(failures.length === 0
      ? []
      : [
          `      <failure type="contract" message="${escaped(failures[0]?.split('\n')[0] ?? '')}">` +
            `${escaped(failures.join('\n\n'))}</failure>`,
        ]),
    ...(notes.length === 0
      ? []
      : [`      <system-out>${escaped(notes.join('\n\n'))}</system-out>`]),
  ];
  const head = `    <testcase classname="${escaped(group)}" name="${escaped(name)}" time="0"`;
  return inside.length === 0 ? [`${head}/>`] : [`${head}>`, ...inside, '    </testcase>'];
}

/** Returns JUnit XML for Jenkins and GitLab: one test per operation, skipped if the operation was not exercised. */
export function junitReport(report: Report, look: Look): string {
  const cases = casesOf(report, look);
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  const skipped = cases.filter((one) => one.skipped !== undefined).length;
  const name = escaped(`contract ${look.verb ?? ''}`.trim());
  const counts = `tests="${cases.length}" failures="${failed}" errors="0"`;
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}" ${counts} time="0">`,
    `  <testsuite name="${name}" ${counts} skipped="${skipped}" time="0">`,
    ...cases.flatMap(caseLines),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')}\n`;
}
