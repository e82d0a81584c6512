// @vitest-environment jsdom
import { ANNA, financeId } from '../../../test/backend/scenarios/finance/owners';
import { describeReads } from '../../../test/faults/reads';
import { testCabinet } from '../../../test/render/cabinet';
import { moscowDay } from '../../lib/isoDay';
import DeliveriesPage from './deliveries/page';
import FinancingPage from './financing/page';
import FinanceOffers from './offers/FinanceOffers';
import FinanceRequestPage from './request/page';
import { READY_ID } from './request/testing/openRequest';

/** A registry that this server does not have offers no retry. */
const ABSENT = { messages: { '404': /Раздел пока недоступен/ }, final: ['404'] };
const deliveries = { page: <DeliveriesPage /> };
const financing = { page: <FinancingPage /> };
const request = {
  page: <FinanceRequestPage />,
  address: `/offer/request/${READY_ID}`,
  content: /Северный ветер/,
  messages: {
    '404': /Такой заявки нет/,
    '406': /Ожидание подтверждения/,
    'empty-object': /Заявка на финансирование/,
  },
  final: ['404', '406', 'empty-object'],
};

const cabinet = testCabinet();
const object = cabinet.backend.world.db.financingObject
  .all()
  .find(
    ({ organizationId, status }) =>
      organizationId === ANNA.organizationId && status.name === 'AVAILABLE',
  );

/** Rows that are not on the first page. */
const oldest = {
  supply: cabinet.backend.world.db.supply
    .all()
    .filter(({ organizationId }) => organizationId === ANNA.organizationId)
    .toSorted((a, b) => (a.documentDate < b.documentDate ? -1 : 1))[0]?.id,
  invoice: financeId('invoice', ANNA, 1),
};

describeReads(cabinet, [
  {
    operation: 'findActualFinanceOffers',
    address: '/offer',
    page: <FinanceOffers />,
    content: /35 000 000/,
    isPart: true,
    messages: { '406': /Проверить снова/ },
  },
  {
    ...deliveries,
    operation: 'findSupplies',
    ...ABSENT,
    address: '/deliveries',
    content: /ПТ-\d|УПД/,
  },
  {
    ...deliveries,
    operation: 'findFinanceInvoices',
    ...ABSENT,
    address: '/deliveries?tab=invoices',
    content: /НБР-\d/,
  },
  {
    ...financing,
    ...ABSENT,
    operation: 'findFinancingObjects',
    address: '/financing',
    content: /ТР-\d/,
  },
  {
    ...financing,
    operation: 'findFinanceRules',
    address: '/financing?tab=rules',
    content: /Технопром/,
  },
  {
    ...financing,
    operation: 'findFinanceAgreements',
    address: '/financing?tab=agreements',
    content: /ФД-\d/,
  },
  { ...request, operation: 'getFinanceRequest' },
  { ...request, operation: 'getFinanceRequestForm' },
  {
    ...financing,
    operation: 'getSupply',
    address: `/financing?row=${object?.id ?? ''}`,
    where: 'the panel of an object',
    isPart: true,
    content: /Договор поставки/,
    messages: { 'empty-object': /Поставка/ },
    final: ['empty-object'],
  },
  ...[
    { ...deliveries, operation: 'getSupply' as const, address: `/deliveries?row=${oldest.supply}` },
    {
      ...deliveries,
      operation: 'getFinanceInvoice' as const,
      address: `/deliveries?tab=invoices&search=1186&row=${oldest.invoice}`,
    },
    {
      ...financing,
      operation: 'getFinancingObject' as const,
      address: `/financing?view=repaid&row=${object?.id ?? ''}`,
    },
  ].map((one) => ({
    ...one,
    where: 'a row of another page',
    isPart: true,
    content: /Запись на другой странице/,
    messages: { '404': /Такой записи нет/ },
    final: ['404'],
  })),
  {
    ...deliveries,
    operation: 'findFinancingObjects',
    address: `/deliveries?row=${object?.supply.id ?? ''}`,
    where: 'the panel of a supply',
    isPart: true,
    content: /К получению/,
  },
  {
    ...deliveries,
    operation: 'findFinancingObjects',
    address: '/deliveries?tab=calendar',
    where: 'the calendar',
    content: /Итого за/,
  },
  {
    ...deliveries,
    operation: 'findFinanceAgreements',
    address: '/deliveries?tab=calendar',
    where: 'the agreements of the calendar',
    content: /Итого за/,
  },
  {
    ...deliveries,
    operation: 'getCalendarSum',
    address: `/deliveries?tab=calendar&day=${moscowDay()}`,
    where: 'a day of the calendar',
    isPart: true,
    content: /сумма подтверждена банком/,
    again: /Уточнить ещё раз/,
    goesWithout: /Точную сумму получить не удалось/,
  },
]);
