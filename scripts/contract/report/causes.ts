import { inReadingOrder, type FindingClass, type ReportFinding } from './reportFinding';

/** What one or more findings come from: one line of a contract, or the same change everywhere. */
export interface Cause {
  /** The finding that stands for all of them. */
  readonly shown: ReportFinding;
  /** Operations that it reaches, in reading order; '' where no operation is meant. */
  readonly operations: readonly string[];
  readonly findings: readonly ReportFinding[];
}

/** The place that findings share: a component wherever it is met, else the place in the operation. */
function placeOf({ contract, property, pointer }: ReportFinding): string {
  const place = property ?? contract;
  return place?.startsWith('/components/') === true
    ? place
    : pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

function keyOf(finding: ReportFinding): string {
  const { class: kind, rule, message, side, expected, before, after } = finding;
  return JSON.stringify([kind, rule, message, side, expected, before, after, placeOf(finding)]);
}

/** Findings of one class by their causes, those that reach most operations first. */
export function causesOf(findings: readonly ReportFinding[], kind: FindingClass): Cause[] {
  const groups = new Map<string, ReportFinding[]>();
  for (const finding of inReadingOrder(findings)) {
    if (finding.class !== kind) continue;
    const key = keyOf(finding);
    const group = groups.get(key) ?? [];
    group.push(finding);
    groups.set(key, group);
  }
  return [...groups.values()]
    .flatMap(([shown, ...others]): Cause[] => {
      if (shown === undefined) return [];
      const found = [shown, ...others];
      return [
        { shown, operations: [...new Set(found.map((one) => one.operation))], findings: found },
      ];
    })
    .toSorted(
      (one, other) =>
        other.operations.length - one.operations.length ||
        other.findings.length - one.findings.length,
    );
}
