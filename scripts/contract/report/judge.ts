import { parsedBody } from '../exchange/exchange';
import { isRecord } from '../model/openApi';
import type { Coverage, Judgement, Report, ReportedOperation, Unmet } from './report';
import type { FindingClass, ReportFinding } from './finding';

function isNamed(value: unknown): value is { readonly id: string } {
  return isRecord(value) && typeof value['id'] === 'string';
}

/** Returns the ids of the findings of a JSON report; null if the text is not a report. */
export function readBaseline(text: string): ReadonlySet<string> | null {
  const parsed = parsedBody(text);
  const list = isRecord(parsed) ? parsed['findings'] : null;
  return Array.isArray(list) && list.every(isNamed)
    ? new Set(list.map(({ id }: { readonly id: string }) => id))
    : null;
}

/** Flags that define which findings count and when the run fails. */
export interface Judging {
  /** Classes that replace the usual ones, by rule; `off` removes findings from the report. */
  readonly severities: ReadonlyMap<string, FindingClass | 'off'>;
  /** Tags and operations of the report; an empty list means all. */
  readonly only: readonly string[];
  /** Ids of accepted findings. */
  readonly baseline: ReadonlySet<string>;
  readonly failOn: Judgement['failOn'];
  /** Minimum percentage of exercised operations; null if there is none. */
  readonly minExercised: number | null;
  readonly required: readonly string[];
}

function withSeverities({ findings }: Report, { severities }: Judging): ReportFinding[] {
  return findings.flatMap((one) => {
    const wanted = severities.get(one.rule) ?? one.class;
    return wanted === 'off' ? [] : [{ ...one, class: wanted }];
  });
}

/** Returns true if a word of `--only` is the name of an operation or one of its tags. */
export function isMeant(
  { name, tags }: Pick<ReportedOperation, 'name' | 'tags'>,
  word: string,
): boolean {
  return name === word || tags.includes(word);
}

function coverageOf(
  coverage: Coverage,
  operations: readonly ReportedOperation[],
  names: ReadonlySet<string>,
): Coverage {
  const unexercised = coverage.unexercised.filter(({ operation }) => names.has(operation));
  return {
    ...coverage,
    operations: operations.length,
    exercised: operations.length - unexercised.length,
    exchanges: operations.reduce((sum, { exchanges }) => sum + exchanges, 0),
    unexercised,
  };
}

function restrictedTo(report: Report, { only }: Judging): Report {
  if (only.length === 0) return report;
  const { operations = [], coverage } = report;
  const chosen = operations.filter((one) => only.some((word) => isMeant(one, word)));
  const names = new Set(chosen.map(({ name }) => name));
  return {
    ...report,
    findings: report.findings.filter(({ operation }) => names.has(operation)),
    operations: chosen,
    ...(coverage === undefined ? {} : { coverage: coverageOf(coverage, chosen, names) }),
  };
}

/**
 * Returns the percentage with one decimal. It is rounded down, because a minimum that was narrowly missed must not
 * look reached.
 */
function percentOf({ exercised, operations }: Coverage): number {
  return operations === 0 ? 0 : Math.floor((exercised / operations) * 1000) / 10;
}

function unmetOf({ coverage }: Report, { minExercised, required }: Judging): Unmet[] {
  if (coverage === undefined) return [];
  const reached = percentOf(coverage);
  const reasons = new Map(coverage.unexercised.map((one) => [one.operation, one.reason]));
  return [
    ...(minExercised !== null && reached < minExercised
      ? [{ kind: 'min-exercised' as const, wanted: minExercised, reached }]
      : []),
    ...required.flatMap((operation) => {
      const reason = reasons.get(operation);
      return reason === undefined ? [] : [{ kind: 'require' as const, operation, reason }];
    }),
  ];
}

/** Applies the flags to a report: changes classes, selects operations, and removes accepted findings. */
export function judged(report: Report, judging: Judging): Report {
  const { baseline, failOn } = judging;
  const whole = { ...report, findings: withSeverities(report, judging) };
  const part = restrictedTo(whole, judging);
  const findings = part.findings.filter(({ id }) => !baseline.has(id));
  const found = new Set(whole.findings.map(({ id }) => id));
  const judgement = {
    failOn,
    accepted: part.findings.length - findings.length,
    gone: [...baseline].filter((id) => !found.has(id)).length,
    // A required operation counts even if --only excludes it.
    unmet: [
      ...unmetOf(part, { ...judging, required: [] }),
      ...unmetOf(whole, { ...judging, minExercised: null }),
    ],
  };
  return { ...part, findings, judgement };
}
