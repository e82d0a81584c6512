import { describe, expect, it } from 'vitest';
import { writtenReport } from './format';
import { found, liveReport } from './testing/findings';
import type { ReportFinding } from './finding';

function pageOf(findings: readonly ReportFinding[], verb = 'check'): string {
  return writtenReport(liveReport(findings), 'text', { language: 'en', verb });
}

/** Returns a finding for each of `count` operations, all with different documented statuses. */
function ofEach(rule: string, count: number): ReportFinding[] {
  return Array.from({ length: count }, (_, index) =>
    found(`${rule}-${index}`, { rule, operation: `call${index}`, expected: `20${index}` }),
  );
}

describe('the readable report', () => {
  it('counts all unimplemented operations in one line, and names the first six', () => {
    const lines = pageOf(ofEach('path-not-served', 9)).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'Breaking: 9, causes: 1',
      '  Not built yet: 9 (path-not-served): call0, call1, call2, call3, call4, call5 and 3 more',
      '',
    ]);
  });

  it('groups all invalid calls that one operation accepts as one cause', () => {
    const wrong = ['/name missing', '/inn type'].map((what) =>
      found(what, { rule: 'invalid-accepted', pointer: `/body${what}`, expected: `4xx: ${what}` }),
    );
    const other = found('o', { rule: 'invalid-accepted', operation: 'other', expected: '4xx: /' });
    const page = pageOf([...wrong, other]);
    expect(page).toContain('Breaking: 3, causes: 2');
    expect(page).toContain('    Accepted: /inn type, /name missing\n');
  });

  it('begins with wrong statuses and ends with unbuilt operations, however many operations are affected', () => {
    const page = pageOf([
      ...ofEach('path-not-served', 9),
      ...ofEach('invalid-accepted', 3),
      found('s', { rule: 'auth-ignored' }),
      found('b', { rule: 'status-undocumented', operation: 'z' }),
    ]);
    const places = ['status-undocumented', 'auth-ignored', 'invalid-accepted', 'Not built'].map(
      (word) => page.indexOf(word),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it.each(['text', 'markdown'] as const)('has one cause for each rule of lint, as %s', (format) => {
    const places = [3, 9].map((line) =>
      found(`l${line}`, { rule: 'no-null', source: { file: 'a.yaml', line, pointer: '' } }),
    );
    const look = { language: 'en', verb: 'lint' } as const;
    const page = writtenReport(liveReport(places), format, look);
    expect(page).toContain('2 places: a.yaml:3, a.yaml:9');
    expect(page).toContain('Errors');
    expect(page).not.toMatch(/breaking/i);
  });
});
