// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { clientApi } from '../../src/api/endpoints/client';
import { senderApi } from '../../src/api/endpoints/sender';
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
import { describeAnyAnswer } from '../contract/anyAnswer';
import { testCabinet } from '../render/cabinet';
import { choose, click } from './hands';

const MARIA = 'belova@lavka-belovoy.ru';
const DENIS = 'morozov@posylka-plus.ru';

const anew = { forceRefetch: true, subscribe: false } as const;
const { getProductAgreement } = clientApi.endpoints;
const { getDisableReasons, getInsurancePrice, getOrderStatuses } = senderApi.endpoints;

const management = { address: paths.insuranceManagement, element: <ManagementPage />, as: DENIS };
const conditions = { address: paths.insuranceConditions, element: <ConditionsPage />, as: DENIS };
const register = { element: <OrderRegisterPage />, as: DENIS };
const offer = { address: '/offer', element: <SenderOffer />, as: DENIS };
const claim = { path: paths.createClaim, element: <CreateClaimPage />, as: DENIS };
const claimOfOrder = pathWithId(paths.createClaim, EXAMPLE_ORDER_ID);

const cabinet = testCabinet();

describeAnyAnswer(cabinet, [
  {
    operation: 'getServiceHealth',
    address: '/offer',
    element: <SellerOffer />,
    as: MARIA,
    again: 'ServiceHealth',
  },
  {
    operation: 'findSellerDocuments',
    address: '/documents',
    element: <DocumentsPage />,
    as: MARIA,
    again: 'SellerDocument',
  },
  { ...management, operation: 'getServiceHealth', again: 'ServiceHealth' },
  { ...offer, operation: 'getInsuranceStatus', again: 'InsuranceStatus' },
  { ...management, operation: 'getInsuranceStatus', again: 'InsuranceStatus' },
  { ...conditions, operation: 'getInsuranceStatus', again: 'InsuranceStatus' },
  { ...offer, operation: 'getCredential', again: 'Credential' },
  { ...management, operation: 'getCredential', again: 'Credential' },
  { ...conditions, operation: 'getCredential', again: 'Credential' },
  { ...management, operation: 'getOrderDashboard', again: 'Order' },
  {
    ...management,
    operation: 'getDisableReasons',
    reach: async () => {
      await choose('Действия со страхованием', 'Отключить страхование');
      await screen.findByRole('dialog');
    },
    again: ({ dispatch }) => dispatch(getDisableReasons.initiate(undefined, anew)),
  },
  {
    ...conditions,
    operation: 'getInsurancePrice',
    again: ({ dispatch }) => dispatch(getInsurancePrice.initiate(undefined, anew)),
  },
  {
    ...offer,
    // Without an offer the section is hidden: the page then shows something else.
    element: (
      <>
        <h1>Продукты</h1>
        <SenderOffer />
      </>
    ),
    as: 'sokolova@severveter.ru',
    operation: 'getProductAgreement',
    again: ({ dispatch }) => dispatch(getProductAgreement.initiate({ product: 'sender' }, anew)),
  },
  { ...register, address: paths.orderRegister, operation: 'findOrders', again: 'Order' },
  { ...register, address: paths.orderRegister, operation: 'getOrderDashboard', again: 'Order' },
  {
    ...register,
    address: paths.orderRegister,
    operation: 'getOrderStatuses',
    again: ({ dispatch }) => dispatch(getOrderStatuses.initiate(undefined, anew)),
  },
  {
    ...register,
    address: `${paths.orderRegister}?row=${EXAMPLE_ORDER_ID}`,
    operation: 'getOrder',
    reach: async () => void (await screen.findByRole('complementary')),
    again: 'Order',
  },
  {
    ...register,
    address: `${paths.orderRegister}?row=${EXAMPLE_ORDER_ID}`,
    operation: 'findClaims',
    reach: async () => void (await screen.findByRole('complementary')),
    again: 'Claim',
  },
  {
    ...register,
    address: `${paths.orderRegister}?tab=claims`,
    operation: 'findClaims',
    again: 'Claim',
  },
  { ...claim, address: claimOfOrder, operation: 'getOrder', again: 'Order' },
  { ...claim, address: claimOfOrder, operation: 'findClaims', again: 'Claim' },
  {
    ...claim,
    address: pathWithId(paths.createClaim, 'claim-of-a-month'),
    operation: 'getClaim',
    again: 'Claim',
  },
  {
    ...claim,
    address: `${claimOfOrder}?step=payout`,
    operation: 'findPaymentDetails',
    again: 'PaymentDetails',
  },
  {
    operation: 'findSenderInvoices',
    address: '/sender/invoices-payment',
    element: <InvoicesPage />,
    as: DENIS,
    again: 'SenderInvoice',
  },
  {
    operation: 'findPaymentDetails',
    address: '/sender/invoices-payment',
    element: <InvoicesPage />,
    as: DENIS,
    reach: async () => {
      const [box] = await waitFor(() => screen.getAllByRole('checkbox', { name: /счёт/ }));
      fireEvent.click(box ?? document.body);
      await click('Файл для 1С');
    },
    again: 'PaymentDetails',
  },
]);
