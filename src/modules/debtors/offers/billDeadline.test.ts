import { describe, expect, it } from 'vitest';
import { billDeadline } from './billDeadline';

const today = new Date('2026-11-21T15:30:00+03:00');

describe('the bill of an agreement', () => {
  it.each([
    ['2026-11-26', 'warning', 'Осталось 5\u00A0дней'],
    ['22.11.2026', 'warning', 'Остался 1\u00A0день'],
    ['2026-11-21', 'warning', 'Сегодня последний день'],
    ['2026-11-20', 'danger', 'Оплата просрочена на 1\u00A0день'],
    ['30.10.2026', 'danger', 'Оплата просрочена на 22\u00A0дня'],
  ])('that is to be paid until %s warns (%s): «%s»', (billEndDate, tone, text) => {
    expect(billDeadline(billEndDate, today)).toEqual({ tone, text });
  });

  it.each([undefined, null, '', 'завтра', '31.02.2026'])('says nothing of «%s»', (billEndDate) => {
    expect(billDeadline(billEndDate, today)).toBeNull();
  });
});
