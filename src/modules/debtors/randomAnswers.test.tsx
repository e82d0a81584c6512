// @vitest-environment jsdom
import { describeAnyAnswer } from '../../../test/contract/anyAnswer';
import { testCabinet } from '../../../test/render/cabinet';
import DebtorOffers from './offers/DebtorOffers';

/** Every operation that a screen of debtor debt reads, and the screen. */
describeAnyAnswer(testCabinet(), [
  {
    operation: 'findActualDebtorOffers',
    address: '/offer',
    element: <DebtorOffers />,
    again: 'DebtorOffer',
  },
]);
