import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingClass, ReportFinding } from './finding';

export interface Unexercised {
  readonly operation: string;
  readonly reason: string;
}

export interface Coverage {
  /** Number of operations in the contract. */
  readonly operations: number;
  /** Number of operations that returned a documented success. */
  readonly exercised: number;
  /** Number of exchanges that belong to the contract. */
  readonly exchanges: number;
  /** Number of exchanges outside of the contract: other origins, pages, preflights. */
  readonly ignored: number;
  readonly unexercised: readonly Unexercised[];
}

export interface ReportedOperation {
  /** operationId, else `METHOD /path`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
  /** Number of calls; 0 if the verb reads documents only. */
  readonly exchanges: number;
  /** Numbers of wrong bodies: those that were tried, and all; undefined if none was tried. */
  readonly cases?: { readonly tried: number; readonly all: number } | undefined;
}

/** A coverage condition of the flags that was not met. */
export type Unmet =
  | { readonly kind: 'min-exercised'; readonly wanted: number; readonly reached: number }
  | { readonly kind: 'require'; readonly operation: string; readonly reason: string };

export interface Judgement {
  /** The least severe class that fails the run. */
  readonly failOn: 'breaking' | 'warn';
  /** Number of findings that are omitted because the baseline accepts them. */
  readonly accepted: number;
  /** Number of accepted findings of the baseline that do not occur any more. */
  readonly gone: number;
  readonly unmet: readonly Unmet[];
}

export interface Report {
  readonly findings: readonly ReportFinding[];
  /** Missing if the verb only reads documents. */
  readonly coverage?: Coverage;
  /** Absent if the contract could not be read. */
  readonly operations?: readonly ReportedOperation[];
  /** Undefined before the flags are applied; then only `breaking` fails the run. */
  readonly judgement?: Judgement;
}

export const EXIT = { clean: 0, breaking: 1, couldNotRun: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Returns true if a finding of this class fails the run: `breaking` always does, `warn` only with `--fail-on warn`. */
export function isFailing(report: Report, kind: FindingClass): boolean {
  return kind === 'breaking' || (kind === 'warn' && report.judgement?.failOn === 'warn');
}

/** Returns the exit code of a run, which cannot pass if no exchange belongs to the contract. */
export function exitCodeOf(report: Report): ExitCode {
  const { findings, coverage, judgement } = report;
  if (coverage !== undefined && coverage.exchanges === 0) return EXIT.couldNotRun;
  const isBroken = findings.some((one) => isFailing(report, one.class));
  return isBroken || (judgement?.unmet.length ?? 0) > 0 ? EXIT.breaking : EXIT.clean;
}

export function countOf(report: Report, wanted: FindingClass): number {
  return report.findings.filter((one) => one.class === wanted).length;
}

export function toolVersion(): string {
  const file = join(import.meta.dirname, '../package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
