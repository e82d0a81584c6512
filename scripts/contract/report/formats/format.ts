import type { Report } from '../report';
import { jsonReport } from './json';
import { junitReport } from './junit';
import type { Look } from '../words';
import { markdownReport } from './markdown';
import { readableReport } from './readable';
import { sarifReport } from './sarif';

const WRITERS = {
  text: readableReport,
  json: jsonReport,
  sarif: sarifReport,
  junit: junitReport,
  markdown: markdownReport,
} as const satisfies Readonly<Record<string, (report: Report, look: Look) => string>>;

export type Format = keyof typeof WRITERS;

/** Every format, the default first. */
export const FORMATS = Object.keys(WRITERS);

export function isFormat(text: unknown): text is Format {
  return typeof text === 'string' && Object.hasOwn(WRITERS, text);
}

const BY_ENDING: Readonly<Record<string, Format>> = {
  '.txt': 'text',
  '.json': 'json',
  '.sarif': 'sarif',
  '.xml': 'junit',
  '.md': 'markdown',
};

/** Endings of files that say in which format a report is wanted. */
export const ENDINGS = Object.keys(BY_ENDING);

/** The format that the ending of a file asks for; null for endings that say nothing. */
export function formatOf(file: string): Format | null {
  const ending = ENDINGS.find((one) => file.toLowerCase().endsWith(one));
  return ending === undefined ? null : (BY_ENDING[ending] ?? null);
}

/** Text of a report. */
export function writtenReport(report: Report, format: Format, look: Look): string {
  return WRITERS[format](report, look);
}
