// @vitest-environment jsdom
import { describeReads } from '../../../test/faults/reads';
import { testCabinet } from '../../../test/render/cabinet';
import DeliveriesPage from './deliveries/DeliveriesPage';
import FinancingPage from './financing/FinancingPage';
import FinanceOffers from './offers/FinanceOffers';
import FinanceRequestPage from './request/FinanceRequestPage';
import { READY_ID } from './request/testing/openRequest';

const deliveries = { page: <DeliveriesPage /> };
const financing = { page: <FinancingPage /> };
const request = { page: <FinanceRequestPage />, address: `/offer/request/${READY_ID}` };

describeReads(testCabinet(), [
  {
    operation: 'findActualFinanceOffers',
    address: '/offer',
    page: <FinanceOffers />,
    content: /35 000 000/,
    says: { '406': /Проверить снова/ },
  },
  { ...deliveries, operation: 'findSupplies', address: '/deliveries', content: /ПТ-\d|УПД/ },
  { ...deliveries, operation: 'findFinanceInvoices', address: '/deliveries?tab=invoices', content: /НБР-\d/ },
  { ...financing, operation: 'findFinancingObjects', address: '/financing', content: /ТР-\d/ },
  { ...financing, operation: 'findFinanceRules', address: '/financing?tab=rules', content: /Технопром/ },
  { ...financing, operation: 'findFinanceAgreements', address: '/financing?tab=agreements', content: /ФД-\d/ },
  { ...request, operation: 'getFinanceRequest', content: /Северный ветер/, says: { '404': /Такой заявки нет/, '406': /Ожидание подтверждения/ } },
  { ...request, operation: 'getFinanceRequestForm', content: /Северный ветер/, says: { '404': /Такой заявки нет/, '406': /Ожидание подтверждения/ } },
]);
