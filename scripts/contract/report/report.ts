import { inReadingOrder, type FindingClass, type ReportFinding } from './reportFinding';

/** An operation that a run did not get to, and why. */
export interface Unexercised {
  readonly operation: string;
  readonly reason: string;
}

/** How much of the contract a run over exchanges has seen. */
export interface Coverage {
  /** Operations of the contract. */
  readonly operations: number;
  /** Operations that were answered with a success of the contract. */
  readonly exercised: number;
  /** Exchanges that belong to the contract. */
  readonly exchanges: number;
  /** Exchanges that do not: other origins, pages, preflights. */
  readonly ignored: number;
  readonly unexercised: readonly Unexercised[];
}

/** What a verb found out. */
export interface Report {
  readonly findings: readonly ReportFinding[];
  /** Absent where the verb looks at documents only. */
  readonly coverage?: Coverage;
}

export const EXIT = { clean: 0, breaking: 1, couldNotRun: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A run that matched no exchange is a failure, never a pass. */
export function exitCodeOf({ findings, coverage }: Report): ExitCode {
  if (coverage !== undefined && coverage.exchanges === 0) return EXIT.couldNotRun;
  return findings.some((one) => one.class === 'breaking') ? EXIT.breaking : EXIT.clean;
}

export function countOf(report: Report, wanted: FindingClass): number {
  return report.findings.filter((one) => one.class === wanted).length;
}

/** `{"summary": {...}, "findings": [...]}`, as openapi/README.md describes it. */
export function jsonReport(report: Report): string {
  const summary = {
    breaking: countOf(report, 'breaking'),
    warn: countOf(report, 'warn'),
    compatible: countOf(report, 'compatible'),
    ...report.coverage,
  };
  const findings = inReadingOrder(report.findings).map(
    ({ id, class: kind, rule, operation, pointer, message, source }) => ({
      id,
      class: kind,
      rule,
      operation,
      pointer,
      message,
      source: source === null ? null : { file: source.file, line: source.line },
    }),
  );
  return `${JSON.stringify({ summary, findings }, null, 2)}\n`;
}
