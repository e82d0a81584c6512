// @vitest-environment jsdom
import { describeReads } from '../../../test/faults/reads';
import { testCabinet } from '../../../test/render/cabinet';
import DebtorOffers from './offers/DebtorOffers';

describeReads(testCabinet(), [
  {
    operation: 'findActualDebtorOffers',
    address: '/offer',
    page: <DebtorOffers />,
    content: /12 500 000/,
    isPart: true,
    messages: { '406': /Ожидание подтверждения|Проверить снова/ },
  },
]);
