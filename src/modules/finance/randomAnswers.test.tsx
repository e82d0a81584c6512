// @vitest-environment jsdom
import { ANNA, financeId } from '../../../test/backend/scenarios/finance/owners';
import { describeAnyAnswer } from '../../../test/contract/anyAnswer';
import { testCabinet } from '../../../test/render/cabinet';
import { moscowDay } from '../../lib/isoDay';
import DeliveriesPage from './deliveries/page';
import FinancingPage from './financing/page';
import FinanceOffers from './offers/FinanceOffers';
import FinanceRequestPage from './request/page';

const REQUEST = {
  address: `/offer/request/${financeId('request', ANNA, 3)}`,
  path: '/offer/request/:id',
  element: <FinanceRequestPage />,
};

/** Queries that the financing screens make when they open. */
describeAnyAnswer(testCabinet(), [
  {
    operation: 'findActualFinanceOffers',
    address: '/offer',
    element: <FinanceOffers />,
  },
  {
    operation: 'findSupplies',
    address: '/deliveries',
    element: <DeliveriesPage />,
  },
  {
    operation: 'findFinanceInvoices',
    address: '/deliveries?tab=invoices',
    element: <DeliveriesPage />,
  },
  {
    operation: 'findFinancingObjects',
    address: '/financing',
    element: <FinancingPage />,
  },
  {
    operation: 'findFinanceRules',
    address: '/financing?tab=rules',
    element: <FinancingPage />,
  },
  {
    operation: 'findFinanceAgreements',
    address: '/financing?tab=agreements',
    element: <FinancingPage />,
  },
  // Rows that are not on the first page of their registry.
  {
    operation: 'getSupply',
    address: '/deliveries?row=elsewhere',
    element: <DeliveriesPage />,
  },
  {
    operation: 'getFinanceInvoice',
    address: '/deliveries?tab=invoices&row=elsewhere',
    element: <DeliveriesPage />,
  },
  {
    operation: 'getFinancingObject',
    address: '/financing?row=elsewhere',
    element: <FinancingPage />,
  },
  // A sent request, because each response would re-render the whole form of a draft.
  { ...REQUEST, operation: 'getFinanceRequest' },
  { ...REQUEST, operation: 'getFinanceRequestForm' },
  {
    operation: 'getCalendarSum',
    endpoint: 'getDaySum',
    address: `/deliveries?tab=calendar&day=${moscowDay()}`,
    element: <DeliveriesPage />,
  },
]);
