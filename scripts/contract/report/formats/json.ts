import { causesOf } from '../causes';
import { countOf, type Report } from '../report';
import type { SourcePlace } from '../../sourceMap';
import { CLASSES, inReadingOrder } from '../reportFinding';

function placeOf(place: SourcePlace | null): Pick<SourcePlace, 'file' | 'line'> | null {
  return place === null ? null : { file: place.file, line: place.line };
}

/** What is told of a finding as it is, in this order; null where it does not say it. */
const FACTS = [
  ...([
    'id',
    'class',
    'rule',
    'operation',
    'method',
    'path',
    'side',
    'pointer',
    'message',
  ] as const),
  ...(['expected', 'received', 'before', 'after'] as const),
];

/** `{"summary": {...}, "findings": [...]}`, as openapi/README.md describes it: every finding. */
export function jsonReport(report: Report): string {
  const { judgement, coverage, findings } = report;
  const [breaking, warn, compatible] = CLASSES.map((kind) => countOf(report, kind));
  const causes = new Map(
    CLASSES.flatMap((kind) => causesOf(findings, kind)).flatMap((cause) =>
      cause.findings.map((one) => [one, cause.shown.id]),
    ),
  );
  const summary = {
    breaking,
    warn,
    compatible,
    ...coverage,
    ...(judgement === undefined
      ? {}
      : { accepted: judgement.accepted, gone: judgement.gone, unmet: judgement.unmet }),
  };
  const listed = inReadingOrder(findings).map((one) => ({
    ...Object.fromEntries(FACTS.map((name) => [name, one[name] ?? null])),
    cause: causes.get(one) ?? one.id,
    source: placeOf(one.source),
    schema: placeOf(one.schema ?? null),
    repeat: one.repeat ?? null,
  }));
  return `${JSON.stringify({ summary, findings: listed }, null, 2)}\n`;
}
