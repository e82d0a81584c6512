import { DAY, toDate } from '../../core/clock';
import type { World } from '../../world';
import { DEBTORS } from './debtors';
import { financeId, type Owner } from './owners';

/** Seeds four rules: one for a single buyer, one for large sums, one expired, one switched off. */
export function seedRules({ clock, db }: World, owner: Owner): void {
  const now = clock.now();
  const main = financeId('agreement', owner, 1);
  const terms = {
    organizationId: owner.organizationId,
    agreementId: main,
    debtorIds: [],
    minAmount: null,
    maxAmount: null,
    minDaysToPayment: null,
    dailyLimit: null,
    startDate: toDate(now - 20 * DAY),
    endDate: null,
    active: true,
  };
  const rules = [
    {
      ...terms,
      name: 'Технопром до 5 миллионов',
      debtorIds: [DEBTORS[0].id],
      minAmount: 10_000_000,
      maxAmount: 500_000_000,
      minDaysToPayment: 14,
    },
    {
      ...terms,
      name: 'Крупные требования',
      minAmount: 150_000_000,
      dailyLimit: 1_000_000_000,
    },
    {
      ...terms,
      name: 'Весенняя отгрузка',
      minDaysToPayment: 30,
      startDate: toDate(now - 200 * DAY),
      endDate: toDate(now - 110 * DAY),
    },
    {
      ...terms,
      name: 'Всё по договору с малым лимитом',
      agreementId: financeId('agreement', owner, 3),
      active: false,
    },
  ];
  for (const [index, rule] of rules.entries()) {
    db.financeRule.create({ ...rule, id: financeId('rule', owner, index + 1) });
  }
}
