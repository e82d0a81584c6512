import { EXIT, exitCodeOf, type Report, toolVersion } from './report';
import { type FindingClass, inReadingOrder, type ReportFinding } from './finding';
import { comparisonOf, type Look, unmetText, whereOf } from './words';

const LEVELS: Readonly<Record<FindingClass, string>> = {
  breaking: 'error',
  warn: 'warning',
  compatible: 'note',
};

const COVERAGE_RULE = 'coverage';

/** Returns a relative path or a URL as a valid URI (RFC 3986). */
function uriOf(file: string): string {
  return encodeURI(file).replaceAll('#', '%23').replaceAll('?', '%3F');
}

function locationOf(file: string, line: number, name: string) {
  const physicalLocation = {
    artifactLocation: { uri: uriOf(file) },
    region: { startLine: line },
  };
  return name === ''
    ? { physicalLocation }
    : { physicalLocation, logicalLocations: [{ fullyQualifiedName: name, kind: 'member' }] };
}

function resultOf(finding: ReportFinding, rules: readonly string[], look: Look) {
  const { id, rule, class: kind, message, operation, pointer, source } = finding;
  const comparison = comparisonOf(finding, look.language);
  const where = whereOf(finding, look.language);
  const text = [where, message, comparison].filter((part) => part !== '' && part !== null);
  // Code scanning shows only results with a file, so a finding without a source refers to the contract.
  const { file, line } = source ?? { file: look.contract ?? '', line: 1 };
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: LEVELS[kind],
    message: { text: text.join(': ') },
    locations: [locationOf(file, line, `${operation}${pointer}`)],
    partialFingerprints: { 'contractFinding/v1': id },
    ...(typeof finding.repeat === 'string' ? { properties: { repeat: finding.repeat } } : {}),
  };
}

/** Returns SARIF 2.1.0 (OASIS), for code scanning and editors. */
export function sarifReport(report: Report, look: Look): string {
  const findings = inReadingOrder(report.findings);
  const unmet = report.judgement?.unmet ?? [];
  const rules = [
    ...new Set([...findings.map(({ rule }) => rule), ...unmet.map(() => COVERAGE_RULE)]),
  ];
  const driver = {
    name: 'business-cabinet contract',
    version: toolVersion(),
    rules: rules.map((id) => ({ id, shortDescription: { text: id.replaceAll('-', ' ') } })),
  };
  const results = [
    ...findings.map((one) => resultOf(one, rules, look)),
    ...unmet.map((one) => ({
      ruleId: COVERAGE_RULE,
      ruleIndex: rules.indexOf(COVERAGE_RULE),
      level: 'error',
      message: { text: unmetText(one, look.language) },
      locations: [locationOf(look.contract ?? '', 1, '')],
      partialFingerprints: { 'contractFinding/v1': `${COVERAGE_RULE}:${JSON.stringify(one)}` },
    })),
  ];
  const run = {
    tool: { driver },
    invocations: [{ executionSuccessful: exitCodeOf(report) !== EXIT.couldNotRun }],
    columnKind: 'utf16CodeUnits',
    results,
  };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}
