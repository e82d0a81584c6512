import { isFailing, type Report, type ReportedOperation } from './report';
import { inReadingOrder, type ReportFinding } from './finding';
import { comparisonOf, escaped, type Look, placeOf, resultText, unmetText } from './words';

/** One test: an operation, or a condition of the whole run. */
interface TestCase {
  readonly group: string;
  readonly name: string;
  /** Texts of the failures. They are joined, because some CI systems read only a test's first failure. */
  readonly failures: readonly string[];
  /** Texts of findings that do not fail the run. */
  readonly notes: readonly string[];
  readonly skipped: string | null;
}

function textOf(finding: ReportFinding, { language }: Look): string {
  const { pointer, message, rule, id } = finding;
  const head = pointer === '' ? message : `${pointer}: ${message}`;
  const parts = [
    head,
    comparisonOf(finding, language),
    `${rule} ${id} ${placeOf(finding)}`.trim(),
    finding.repeat,
  ];
  return parts.filter((part) => part !== null && part !== undefined).join('\n');
}

function caseOf(
  report: Report,
  look: Look,
  { name, group }: Pick<TestCase, 'name' | 'group'>,
  found: readonly ReportFinding[],
  skipped: string | null,
): TestCase {
  const failing = found.filter((one) => isFailing(report, one.class));
  const rest = found.filter((one) => !isFailing(report, one.class));
  return {
    group,
    name,
    failures: failing.map((one) => textOf(one, look)),
    notes: rest.map((one) => textOf(one, look)),
    skipped: failing.length === 0 ? skipped : null,
  };
}

function titleOf({ name, method, path }: ReportedOperation): string {
  const call = `${method} ${path}`;
  return name === call ? call : `${name} ${call}`;
}

function casesOf(report: Report, look: Look): TestCase[] {
  const { operations = [], coverage, judgement } = report;
  const findings = inReadingOrder(report.findings);
  const byName = new Map<string, ReportFinding[]>();
  for (const one of findings) {
    byName.set(one.operation, [...(byName.get(one.operation) ?? []), one]);
  }
  const reasons = new Map(coverage?.unexercised.map((one) => [one.operation, one.reason]));
  const known = operations.map((one) => {
    const found = byName.get(one.name) ?? [];
    byName.delete(one.name);
    const place = { name: titleOf(one), group: one.tags[0] ?? 'contract' };
    return caseOf(report, look, place, found, reasons.get(one.name) ?? null);
  });
  const others = [...byName].map(([operation, found]) => {
    const name = operation === '' || operation === '*' ? 'contract' : operation;
    return caseOf(report, look, { name, group: 'contract' }, found, null);
  });
  const isEmpty = coverage?.exchanges === 0;
  const ofTheRun = [
    ...(judgement?.unmet ?? []).map((one) => unmetText(one, look.language)),
    ...(isEmpty ? [resultText(report, look)] : []),
  ];
  const whole = { name: 'coverage', group: 'contract', notes: [], skipped: null };
  return [
    ...known,
    ...others,
    ...(coverage === undefined ? [] : [{ ...whole, failures: ofTheRun }]),
  ];
}

function caseLines({ group, name, failures, notes, skipped }: TestCase): string[] {
  const [first = ''] = failures;
  const inside = [
    ...(skipped === null ? [] : [`      <skipped message="${escaped(skipped)}"/>`]),
    ...(failures.length === 0
      ? []
      : [
          `      <failure type="contract" message="${escaped(first.split('\n')[0] ?? '')}">` +
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
  const skipped = cases.filter((one) => one.skipped !== null).length;
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
