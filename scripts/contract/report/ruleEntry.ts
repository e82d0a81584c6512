import type { FindingClass, Language } from './reportFinding';

/** A rule as `contract -- rules` lists it. */
export interface RuleEntry {
  readonly rule: string;
  readonly class: FindingClass;
  /** The verbs that hold contracts and backends to it. */
  readonly verbs: string;
  readonly meaning: Readonly<Record<Language, string>>;
  /** What breaks it. */
  readonly example: string;
}
