import { type FindingClass, grouped, inReadingOrder, type ReportFinding } from './finding';

/** The cause of one or more findings: one place in a contract, or the same change everywhere. */
export interface Cause {
  /** The finding shown for the whole cause. */
  readonly shown: ReportFinding;
  /** Affected operations, in reading order; '' for the whole contract. */
  readonly operations: readonly string[];
  readonly findings: readonly ReportFinding[];
}

/**
 * Returns the place that identifies a cause: a place in a shared component of the contract, otherwise the pointer into
 * the exchange.
 */
function placeOf({ contract, property, pointer }: ReportFinding): string {
  const place = property ?? contract;
  return place?.startsWith('/components/') === true
    ? place
    : pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

/** Rules for a wrong status or body. They are first, because every client notices them. */
const FIRST = /^(status-|body-|content-type|header-|no-answer|server-failed)/;
/** Rule for an operation that the server has not implemented yet. */
export const UNBUILT = 'path-not-served';
/** Rules shown after all others: the server accepts an invalid call, or has not implemented the operation. */
const LAST = ['invalid-accepted', UNBUILT];

function rankOf({ shown: { rule } }: Cause): number {
  return FIRST.test(rule) ? -1 : LAST.indexOf(rule) + 1;
}

function keyOf(finding: ReportFinding): string {
  const { rule, operation, message, side, expected, before, after } = finding;
  if (rule === UNBUILT) return rule;
  if (rule === 'invalid-accepted') return `${rule} ${operation}`;
  return JSON.stringify([rule, message, side, expected, before, after, placeOf(finding)]);
}

/**
 * Groups the findings of one class by cause: wrong statuses and bodies first, then causes that affect most operations.
 * @param isByRule true to treat all findings of a rule as one cause
 */
export function causesOf(
  findings: readonly ReportFinding[],
  kind: FindingClass,
  isByRule = false,
): Cause[] {
  const own = inReadingOrder(findings).filter((one) => one.class === kind);
  const groups = grouped(own, (one) => (isByRule ? one.rule : keyOf(one)));
  return [...groups.values()]
    .map((found): Cause => {
      const operations = [...new Set(found.map((one) => one.operation))];
      return { shown: found[0], operations, findings: found };
    })
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        other.operations.length - one.operations.length ||
        other.findings.length - one.findings.length,
    );
}
