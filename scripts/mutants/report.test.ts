import { expect, it } from 'vitest';
import { readFindings } from './report';

const source = `const a = 1;\nexport const isBig = (sum: number) =>\n  sum > a;\n`;
const mutant = (status: string, replacement: string, start: number[], end: number[]) => {
  const place = ([line, column]: number[]) => ({ line, column });
  return { status, replacement, location: { start: place(start), end: place(end) } };
};

it('the report lists the faults that no test detected, and counts the detected ones', () => {
  const report = {
    files: {
      'src/lib/big.ts': {
        source,
        mutants: [
          mutant('Killed', 'sum >= a', [3, 3], [3, 10]),
          mutant('Timeout', 'sum <= a', [3, 3], [3, 10]),
          mutant('Survived', 'true', [3, 3], [3, 10]),
          mutant('NoCoverage', '() => undefined', [2, 22], [3, 10]),
          mutant('RuntimeError', 'false', [3, 3], [3, 10]),
        ],
      },
    },
  };
  expect(readFindings(JSON.stringify(report))).toEqual({
    noticed: 2,
    all: 4,
    survivors: [
      'src/lib/big.ts:3: sum > a → true',
      'src/lib/big.ts:2: (sum: number) => sum > a → () => undefined',
    ],
  });
});

it('the report shortens the text of a long fault', () => {
  const mutants = [mutant('Survived', 'x'.repeat(99), [1, 1], [1, 6])];
  const { survivors } = readFindings(JSON.stringify({ files: { 'a.ts': { source, mutants } } }));
  expect(survivors).toEqual([`a.ts:1: const → ${'x'.repeat(59)}…`]);
});
