import { createHash } from 'node:crypto';
import type { FindingFacts } from '../findingFacts';
import type { SourcePlace } from '../sourceMap';

/** Language of what people read; `--lang`. */
export type Language = 'ru' | 'en';

/** What a finding means for the client (openapi/README.md, «Drift»). */
export type FindingClass = 'breaking' | 'warn' | 'compatible';

/** Every class, the worst first. */
export const CLASSES: readonly FindingClass[] = ['breaking', 'warn', 'compatible'];

/**
 * One line of a report, and one element of `findings` in JSON. Its facts are absent where a verb
 * has none, such as `lint`.
 */
export interface ReportFinding extends Partial<FindingFacts> {
  /** The same finding has the same id in every run. */
  readonly id: string;
  readonly class: FindingClass;
  /** Kebab-case name of what was broken or changed. */
  readonly rule: string;
  /** operationId, or method and path; '' where no operation is meant. */
  readonly operation: string;
  readonly pointer: string;
  readonly message: string;
  /** Where in the contract's files: of a value, its property. Null where no file has it. */
  readonly source: SourcePlace | null;
  /** Where the schema that was broken stands, apart from the property that refers to it. */
  readonly schema?: SourcePlace | null;
}

/** Short stable name of a finding. */
export function findingId(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12);
}

/** The worst first, then by operation and place. */
export function inReadingOrder(findings: readonly ReportFinding[]): ReportFinding[] {
  return findings.toSorted(
    (one, other) =>
      CLASSES.indexOf(one.class) - CLASSES.indexOf(other.class) ||
      one.operation.localeCompare(other.operation) ||
      one.pointer.localeCompare(other.pointer),
  );
}
