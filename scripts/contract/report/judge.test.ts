import { describe, expect, it } from 'vitest';
import { readBaseline, judged, type Judging } from './judge';
import { coverage, found, liveReport, operation } from './testing/findings';
import { exitCodeOf, type Report } from './report';

const NOTHING: Judging = {
  severities: new Map(),
  only: [],
  baseline: new Set(),
  failOn: 'breaking',
  minExercised: null,
  required: [],
};

function judge(report: Report, judging: Partial<Judging>): Report {
  return judged(report, { ...NOTHING, ...judging });
}

const warning = found('w', { class: 'warn', rule: 'property-undocumented' });

describe('a report', () => {
  it('fails for a warning with --fail-on warn, but not by default', () => {
    expect(exitCodeOf(judge(liveReport([warning]), {}))).toBe(0);
    expect(exitCodeOf(judge(liveReport([warning]), { failOn: 'warn' }))).toBe(1);
  });

  it('can change the class of a rule, or omit its findings', () => {
    const report = liveReport([found('a'), warning]);
    const milder = judge(report, { severities: new Map([['body-type', 'warn']]) });
    expect(milder.findings.map((one) => one.class)).toEqual(['warn', 'warn']);
    expect(exitCodeOf(milder)).toBe(0);
    const without = judge(report, { severities: new Map([['property-undocumented', 'off']]) });
    expect(without.findings.map(({ id }) => id)).toEqual(['a']);
  });

  it('can be limited to a tag or an operation, and exits with 2 if none was called', () => {
    const operations = [operation('getUser', 'user', 3), operation('findOrders', 'sender', 0)];
    const report = liveReport([found('a'), found('b', { operation: 'findOrders' })], {
      operations,
      coverage: coverage(2, 'findOrders'),
    });
    const user = judge(report, { only: ['user'] });
    expect(user.findings.map(({ id }) => id)).toEqual(['a']);
    expect(user.coverage).toMatchObject({ operations: 1, exercised: 1, exchanges: 3 });
    const orders = judge({ ...report, findings: [] }, { only: ['findOrders'] });
    expect(orders.coverage?.unexercised.map((one) => one.operation)).toEqual(['findOrders']);
    expect(exitCodeOf(orders)).toBe(2);
  });

  it('omits findings of the baseline, and counts obsolete entries of it', () => {
    const report = liveReport([found('a'), found('b')]);
    const some = judge(report, { baseline: new Set(['a', 'old']) });
    expect(some.findings.map(({ id }) => id)).toEqual(['b']);
    expect(some.judgement).toMatchObject({ accepted: 1, gone: 1 });
    expect(exitCodeOf(some)).toBe(1);
    expect(exitCodeOf(judge(report, { baseline: new Set(['a', 'b']) }))).toBe(0);
  });

  it('fails if the coverage is too low, even by a tenth of a percent', () => {
    const operations = ['a', 'b', 'c'].map((name) => operation(name));
    const report = liveReport([], { operations, coverage: coverage(3, 'c') });
    expect(exitCodeOf(judge(report, { minExercised: 66.6 }))).toBe(0);
    const missed = judge(report, { minExercised: 66.7 });
    expect(exitCodeOf(missed)).toBe(1);
    expect(missed.judgement?.unmet).toEqual([
      { kind: 'min-exercised', wanted: 66.7, reached: 66.6 },
    ]);
  });

  it('fails if a required operation was not exercised, even if --only excludes it', () => {
    const report = liveReport([], { coverage: coverage(2, 'findOrders') });
    expect(exitCodeOf(judge(report, { required: ['getUser'] }))).toBe(0);
    const missed = judge(report, { required: ['findOrders'], only: ['getUser'] });
    expect(exitCodeOf(missed)).toBe(1);
    expect(missed.judgement?.unmet).toMatchObject([{ kind: 'require', operation: 'findOrders' }]);
  });
});

describe('a baseline', () => {
  it('must be a JSON report', () => {
    expect(readBaseline('{"summary": {}, "findings": [{"id": "a"}]}')).toEqual(new Set(['a']));
    for (const text of ['', '[]', '{"findings": [1]}', '{"findings": {}}', 'null']) {
      expect(readBaseline(text)).toBeNull();
    }
  });
});
