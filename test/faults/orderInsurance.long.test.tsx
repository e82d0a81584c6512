// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { paths, pathWithId } from '../../src/domain/paths';
import CreateClaimPage from '../../src/modules/sender/claim/page';
import ConditionsPage from '../../src/modules/sender/conditions/page';
import InvoicesPage from '../../src/modules/sender/invoices/page';
import ManagementPage from '../../src/modules/sender/management/page';
import SenderOffer from '../../src/modules/sender/offer/SenderOffer';
import OrderRegisterPage from '../../src/modules/sender/orders/page';
import DocumentsPage from '../../src/modules/seller/documents/page';
import SellerOffer from '../../src/modules/seller/offer/SellerOffer';
import { EXAMPLE_ORDER_ID } from '../backend/scenarios/exampleOrder';
import { testCabinet } from '../render/cabinet';
import { choose } from './hands';
import { describeQuietReads } from './quietReads';
import { describeReads } from './reads';

const MARIA = 'belova@lavka-belovoy.ru';
const DENIS = 'morozov@posylka-plus.ru';

const management = {
  address: paths.insuranceManagement,
  page: <ManagementPage />,
  as: DENIS,
  shown: /Управление страхованием/,
};
const conditions = {
  address: paths.insuranceConditions,
  page: <ConditionsPage />,
  as: DENIS,
  shown: /Условия страхования/,
};
const register = { page: <OrderRegisterPage />, as: DENIS, shown: /Реестр заказов/ };
const offer = { address: '/offer', page: <SenderOffer />, as: DENIS, shown: /курьерской службы/ };

// Loads the dialog before the tests, because this may be slow on a busy machine.
beforeAll(() => import('../../src/modules/sender/management/disable/DisableDialog'));

const cabinet = testCabinet();

describeQuietReads(cabinet, [
  {
    operation: 'findSellerDocuments',
    address: '/documents',
    page: <DocumentsPage />,
    as: MARIA,
    shown: /Документы/,
    isOwn: true,
  },
  {
    operation: 'getServiceHealth',
    address: '/offer',
    where: 'the card of a seller',
    page: <SellerOffer />,
    as: MARIA,
    shown: /маркетплейс/i,
  },
  { ...offer, operation: 'getServiceHealth' },
  { ...offer, operation: 'getInsuranceStatus' },
  { ...offer, operation: 'getCredential' },
  { ...management, operation: 'getServiceHealth' },
  { ...management, operation: 'getInsuranceStatus' },
  { ...management, operation: 'getCredential' },
  { ...management, operation: 'getOrderDashboard' },
  {
    ...management,
    operation: 'getDisableReasons',
    reach: async () => {
      await choose('Действия со страхованием', 'Отключить страхование');
      await screen.findByRole('dialog');
    },
    shown: /Отключить страхование\?/,
  },
  { ...conditions, operation: 'getInsurancePrice' },
  { ...conditions, operation: 'getInsuranceStatus' },
  { ...offer, as: 'sokolova@severveter.ru', operation: 'getProductAgreement' },
  { ...register, address: paths.orderRegister, operation: 'findOrders', isOwn: true },
  {
    ...register,
    address: `${paths.orderRegister}?row=${EXAMPLE_ORDER_ID}`,
    operation: 'getOrder',
    shown: /№ накладной/,
  },
  { ...register, address: paths.orderRegister, operation: 'getOrderStatuses' },
  { ...register, address: paths.orderRegister, operation: 'getOrderDashboard' },
  { ...register, address: `${paths.orderRegister}?tab=claims`, operation: 'findClaims' },
  {
    operation: 'findSenderInvoices',
    address: '/sender/invoices-payment',
    page: <InvoicesPage />,
    as: DENIS,
    shown: /Счета на оплату/,
    isOwn: true,
  },
]);

const month = cabinet.backend.world.db.claim
  .all()
  .find(({ isGroupClaim, status }) => isGroupClaim && status.name !== 'DRAFT');
const claim = { page: <CreateClaimPage />, as: DENIS };
/** A missing or hidden order or claim does not appear after a reload, so there is no retry. */
const FINAL = {
  messages: { '404': /Такого заказа нет/, '406': /Ожидание подтверждения/ },
  final: ['404', '406'],
};

describeReads(cabinet, [
  {
    ...claim,
    operation: 'getOrder',
    address: pathWithId(paths.createClaim, EXAMPLE_ORDER_ID),
    where: 'the order of a claim',
    isPart: true,
    content: /Кофемашина/,
    ...FINAL,
  },
  {
    ...claim,
    operation: 'getClaim',
    address: pathWithId(paths.createClaim, month?.id ?? ''),
    where: 'the claim of a month',
    content: /История заявления|Ход рассмотрения/,
    ...FINAL,
  },
  {
    ...claim,
    operation: 'findPaymentDetails',
    address: `${pathWithId(paths.createClaim, EXAMPLE_ORDER_ID)}?step=payout`,
    where: 'the accounts of a claim',
    isPart: true,
    content: /счёт ••••/,
  },
]);
