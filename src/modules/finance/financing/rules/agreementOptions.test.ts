import { expect, it } from 'vitest';
import { financeAgreement } from '../testing/financingSeeds';
import { agreementOptions } from './agreementOptions';

it('a rule can choose an agreement in force, or keep its current agreement', () => {
  const agreements = [
    financeAgreement({ id: 'a', number: '1' }),
    financeAgreement({ id: 'b', number: '2', valid: false }),
    financeAgreement({ id: 'c', number: '3', valid: false }),
  ];
  expect(agreementOptions(agreements, 'c')).toEqual([
    { value: 'a', label: '№ 1, Банк не указан' },
    { value: 'c', label: '№ 3, Банк не указан (недействительный)' },
  ]);
});
