import { describe, expect, it } from 'vitest';
import { leftText, termName, termOf } from './term';

/** An instant that is 26 November in Moscow, but still 25 November in UTC. */
const now = new Date('2026-11-25T21:30:00Z');

describe('the line of a term', () => {
  it.each([
    [
      'is not urgent with more than 7 days left',
      '2026-12-04',
      'run',
      'прошло 40 из 48 дней, осталось 8',
    ],
    ['is urgent with 7 days left', '2026-12-03', 'soon', 'прошло 40 из 47 дней, осталось 7'],
    ['is urgent on the due day', '2026-11-26', 'soon', 'прошло 40 из 40 дней, осталось 0'],
    ['is overdue on the next day', '2026-11-25', 'over', 'просрочка 1 день'],
  ])('%s', (_, due, state, words) => {
    const term = termOf({ start: '2026-10-17', due }, now);
    expect(term).toMatchObject({ state, words: words.replaceAll(/(\d) (д)/g, '$1\u00A0$2') });
  });

  it('is filled in proportion to the passed days, and is not full before the due day is over', () => {
    const filled = (due: string) => termOf({ start: '2026-10-17', due }, now).filled;
    expect(filled('2027-01-05')).toBe(0.5);
    expect(filled('2026-11-26')).toBe(0.98);
  });

  it('is filled a little on the first day and before it', () => {
    expect(termOf({ due: '2027-11-26' }, now)).toMatchObject({ state: 'run', filled: 0.02 });
    expect(termOf({ start: '2026-12-01', due: '2027-11-26' }, now).filled).toBe(0.02);
  });

  it('extends beyond the due day up to today after a delay', () => {
    const term = termOf({ start: '2026-11-06', due: '2026-11-16' }, now);
    expect(term).toMatchObject({ state: 'over', filled: 0.5, due: 0.5 });
  });

  it('is full when everything is paid, even if that was after the due day', () => {
    const term = termOf({ start: '2026-11-06', due: '2026-11-16', isDone: true }, now);
    expect(term).toEqual({ state: 'done', filled: 1, due: 1, words: '' });
  });

  it('has two ticks if the term ends «от … до …»', () => {
    const dates = { start: '2026-11-22', earliest: '2026-11-27', due: '2026-12-02' };
    expect(termOf(dates, now)).toMatchObject({ state: 'range', filled: 0.4, earliest: 0.5 });
    expect(termOf({ ...dates, due: '2026-11-25' }, now).state).toBe('over');
  });

  it('has no end tick if no end is agreed, and is empty if no day is known', () => {
    expect(termOf({ start: '2026-11-01', due: '-', isEndless: true }, now).state).toBe('open');
    expect(termOf({ start: '2026-11-01' }, now)).toMatchObject({ state: 'none', filled: 0 });
  });

  it('has a text about the days left, which is empty if the term is over, done or unknown', () => {
    const left = (dates: Parameters<typeof termOf>[0]) =>
      leftText(termOf({ start: '2026-10-17', ...dates }, now)).replaceAll('\u00A0', ' ');
    expect(left({ due: '2026-12-04' })).toBe('осталось 8 дней');
    expect(left({ due: '2026-11-27' })).toBe('осталось 1 день');
    expect(left({ due: '2026-11-26' })).toBe('сегодня');
    expect([{ due: '2026-11-25' }, { due: '2026-12-04', isDone: true }, {}].map(left)).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('has an accessible name with both days and the remaining time', () => {
    const ends = [
      ['Поставка', '2026-10-17'] as const,
      ['плановое погашение', '2026-12-01'] as const,
    ];
    const term = termOf({ start: '2026-10-17', due: '2026-12-01' }, now);
    expect(termName(ends, term).replaceAll('\u00A0', ' ')).toBe(
      'Поставка 17.10.2026, плановое погашение 01.12.2026, прошло 40 из 45 дней, осталось 5',
    );
  });
});
