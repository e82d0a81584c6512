/** Position in a source file; line and column start at 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A planted fault, as in Stryker's JSON report. */
interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface MutantReport {
  readonly files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
}

/** Numbers of detected and planted faults, and a line for each undetected one. */
export interface Findings {
  readonly noticed: number;
  readonly all: number;
  readonly survivors: readonly string[];
}

/** Statuses of a detected fault: a test failed or timed out because of it. */
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Returns the text in one line of at most 60 characters. */
function inOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

/** Reads Stryker's report. Faults that cannot run are not counted. */
export function readFindings(text: string): Findings {
  const { files }: MutantReport = JSON.parse(text);
  const survivors: string[] = [];
  let noticed = 0;
  for (const [path, { source, mutants }] of Object.entries(files)) {
    for (const { status, replacement = '', location } of mutants) {
      if (NOTICED.includes(status)) noticed += 1;
      if (!UNNOTICED.includes(status)) continue;
      const was = inOneLine(textAt(source, location));
      survivors.push(`${path}:${location.start.line}: ${was} → ${inOneLine(replacement)}`);
    }
  }
  return { noticed, all: noticed + survivors.length, survivors };
}
