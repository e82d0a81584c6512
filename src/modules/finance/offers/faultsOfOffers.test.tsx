// @vitest-environment jsdom
import { ANNA } from '../../../../test/backend/scenarios/finance/owners';
import { doubleClick } from '../../../../test/faults/hands';
import { describeWrites } from '../../../../test/faults/writes';
import { testCabinet } from '../../../../test/render/cabinet';
import FinanceOffers from './FinanceOffers';

const cabinet = testCabinet();
const pages = { '/offer': <FinanceOffers />, '/offer/request/:id': <h1>Анкета заявки</h1> };

describeWrites(cabinet, [
  {
    operation: 'createFinanceRequest',
    wish: 'applying for an offer',
    address: '/offer',
    pages,
    act: () => doubleClick('Подать заявку'),
    // A request whose answer was lost is shown with its offer.
    done: /Анкета заявки/,
    made: () =>
      cabinet.backend.world.db.financeRequest.count({
        where: { organizationId: { equals: ANNA.organizationId } },
      }),
  },
  {
    operation: 'downloadFinanceAgreement',
    wish: 'downloading an agreement',
    address: '/offer',
    pages,
    act: () => doubleClick('Скачать договор'),
    done: /Файл «.*» скачан/,
  },
]);
