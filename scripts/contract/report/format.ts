import { causesOf } from './causes';
import { countOf, type Report } from './report';
import type { SourcePlace } from '../model/sourceMap';
import { CLASSES, inReadingOrder } from './finding';
import { junitReport } from './junit';
import type { Look } from './words';
import { markdownReport } from './markdown';
import { readableReport } from './readable';
import { sarifReport } from './sarif';

function placeOf(place: SourcePlace | null): Pick<SourcePlace, 'file' | 'line'> | null {
  return place === null ? null : { file: place.file, line: place.line };
}

/** Fields of a finding that are copied to JSON in this order; null if missing. */
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

/**
 * Returns the JSON report that openapi/README.md describes, `{"summary": {...}, "findings": [...]}`, with all findings.
 */
function jsonReport(report: Report): string {
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
    ...(judgement && {
      accepted: judgement.accepted,
      gone: judgement.gone,
      unmet: judgement.unmet,
    }),
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

interface Writer {
  readonly ending: string;
  readonly write: (report: Report, look: Look) => string;
}

const WRITERS = {
  text: { ending: '.txt', write: readableReport },
  json: { ending: '.json', write: jsonReport },
  sarif: { ending: '.sarif', write: sarifReport },
  junit: { ending: '.xml', write: junitReport },
  markdown: { ending: '.md', write: markdownReport },
} as const satisfies Readonly<Record<string, Writer>>;

export type Format = keyof typeof WRITERS;

/** All formats; the first is the default. */
export const FORMATS = Object.keys(WRITERS);

export function isFormat(text: unknown): text is Format {
  return typeof text === 'string' && Object.hasOwn(WRITERS, text);
}

/** Extensions of report files; each selects a format. */
export const ENDINGS = Object.values(WRITERS).map(({ ending }) => ending);

/** Returns the format for the extension of a file; null for an unknown extension. */
export function formatOf(file: string): Format | null {
  const name = file.toLowerCase();
  return FORMATS.filter(isFormat).find((one) => name.endsWith(WRITERS[one].ending)) ?? null;
}

export function writtenReport(report: Report, format: Format, look: Look): string {
  return WRITERS[format].write(report, look);
}
