// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
  },
  {
    operation: 'findSellerDocuments',
    address: '/documents',
    element: <DocumentsPage />,
    as: MARIA,
  },
  { ...management, operation: 'getServiceHealth' },
  { ...offer, operation: 'getInsuranceStatus' },
  { ...management, operation: 'getInsuranceStatus' },
  { ...conditions, operation: 'getInsuranceStatus' },
  { ...offer, operation: 'getCredential' },
  { ...management, operation: 'getCredential' },
  { ...conditions, operation: 'getCredential' },
  { ...management, operation: 'getOrderDashboard' },
  {
    ...management,
    operation: 'getDisableReasons',
    reach: async () => {
      await choose('Действия со страхованием', 'Отключить страхование');
      await screen.findByRole('dialog');
    },
  },
  {
    ...conditions,
    operation: 'getInsurancePrice',
  },
  {
    ...offer,
    // Without an offer the section is hidden, so the page needs another text.
    element: (
      <>
        <h1>Продукты</h1>
        <SenderOffer />
      </>
    ),
    as: 'sokolova@severveter.ru',
    operation: 'getProductAgreement',
  },
  { ...register, address: paths.orderRegister, operation: 'findOrders' },
  { ...register, address: paths.orderRegister, operation: 'getOrderDashboard' },
  {
    ...register,
    address: paths.orderRegister,
    operation: 'getOrderStatuses',
  },
  {
    ...register,
    address: `${paths.orderRegister}?row=${EXAMPLE_ORDER_ID}`,
    operation: 'getOrder',
    reach: async () => void (await screen.findByRole('complementary')),
  },
  {
    ...register,
    address: `${paths.orderRegister}?row=${EXAMPLE_ORDER_ID}`,
    operation: 'findClaims',
    reach: async () => void (await screen.findByRole('complementary')),
  },
  {
    ...register,
    address: `${paths.orderRegister}?tab=claims`,
    operation: 'findClaims',
  },
  { ...claim, address: claimOfOrder, operation: 'getOrder' },
  { ...claim, address: claimOfOrder, operation: 'findClaims' },
  {
    ...claim,
    address: pathWithId(paths.createClaim, 'claim-of-a-month'),
    operation: 'getClaim',
  },
  {
    ...claim,
    address: `${claimOfOrder}?step=payout`,
    operation: 'findPaymentDetails',
  },
  {
    operation: 'findSenderInvoices',
    address: '/sender/invoices-payment',
    element: <InvoicesPage />,
    as: DENIS,
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
  },
]);
