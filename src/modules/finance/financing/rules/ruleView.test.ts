import { describe, expect, it } from 'vitest';
import { financeRule } from '../testing/financingSeeds';
import { amountsText, buyersText, periodText, ruleBadge } from './ruleView';

const TODAY = '2026-11-22';
const debtor = (id: string) => ({ id, name: `Покупатель ${id}`, itn: '7714567895', kpp: null });

it.each([
  [{}, 'Действует'],
  [{ active: false }, 'Выключено'],
  [{ startDate: '2026-11-23' }, 'Ещё не началось'],
  [{ endDate: '2026-11-21' }, 'Срок закончился'],
  [{ endDate: TODAY, startDate: TODAY }, 'Действует'],
])('the status of a rule with %j is «%s»', (change, label) => {
  expect(ruleBadge(financeRule(change), TODAY).label).toBe(label);
});

describe('the text about the buyers of a rule', () => {
  it('says «Все», or names the buyers', () => {
    expect(buyersText(financeRule({ debtorIds: [], debtors: [] }))).toBe('Все');
    expect(buyersText(financeRule({}))).toBe('АО «Технопром»');
  });

  it('names the first three buyers, or counts buyers without names', () => {
    const ids = ['1', '2', '3', '4', '5'];
    expect(buyersText(financeRule({ debtorIds: ids, debtors: ids.map(debtor) }))).toBe(
      'Покупатель 1, Покупатель 2, Покупатель 3 и ещё 2',
    );
    expect(buyersText(financeRule({ debtorIds: ids, debtors: [] }))).toBe('5\u00A0покупателей');
  });
});

it('the text of a rule shows its bounds', () => {
  expect(amountsText(financeRule({ minAmount: null, maxAmount: null }))).toBe('Любая');
  expect(amountsText(financeRule({ minAmount: 100, maxAmount: 250 }))).toBe(
    'от 1,00\u00A0₽ до 2,50\u00A0₽',
  );
  expect(periodText(financeRule({}))).toBe('с 02.11.2026 по 31.01.2027');
  expect(periodText(financeRule({ endDate: null }))).toBe('с 02.11.2026 без срока');
});
