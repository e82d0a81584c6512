// @vitest-environment jsdom
import { paths } from '../../src/domain/paths';
import ConditionsPage from '../../src/modules/sender/conditions/ConditionsPage';
import InvoicesPage from '../../src/modules/sender/invoices/InvoicesPage';
import ManagementPage from '../../src/modules/sender/management/ManagementPage';
import SenderOffer from '../../src/modules/sender/offer/SenderOffer';
import OrderRegisterPage from '../../src/modules/sender/orders/OrderRegisterPage';
import DocumentsPage from '../../src/modules/seller/documents/DocumentsPage';
import SellerOffer from '../../src/modules/seller/offer/SellerOffer';
import { testCabinet } from '../render/cabinet';
import { describeQuietReads } from './quietReads';

const MARIA = 'belova@lavka-belovoy.ru';
const DENIS = 'morozov@posylka-plus.ru';

const management = {
  address: paths.insuranceManagement,
  page: <ManagementPage />,
  as: DENIS,
  stands: /Управление страхованием/,
};
const conditions = {
  address: paths.insuranceConditions,
  page: <ConditionsPage />,
  as: DENIS,
  stands: /Условия страхования/,
};
const register = { page: <OrderRegisterPage />, as: DENIS, stands: /Реестр заказов/ };
const offer = { address: '/offer', page: <SenderOffer />, as: DENIS, stands: /курьерской службы/ };

describeQuietReads(testCabinet(), [
  {
    operation: 'findSellerDocuments',
    address: '/documents',
    page: <DocumentsPage />,
    as: MARIA,
    stands: /Документы/,
  },
  {
    operation: 'getServiceHealth',
    address: '/offer',
    page: <SellerOffer />,
    as: MARIA,
    stands: /маркетплейс/i,
  },
  { ...offer, operation: 'getServiceHealth' },
  { ...offer, operation: 'getInsuranceStatus' },
  { ...offer, operation: 'getCredential' },
  { ...management, operation: 'getServiceHealth' },
  { ...management, operation: 'getInsuranceStatus' },
  { ...management, operation: 'getCredential' },
  { ...management, operation: 'getOrderDashboard' },
  { ...conditions, operation: 'getInsurancePrice' },
  { ...conditions, operation: 'getInsuranceStatus' },
  { ...offer, as: 'sokolova@severveter.ru', operation: 'getProductAgreement' },
  { ...register, address: paths.orderRegister, operation: 'findOrders' },
  { ...register, address: paths.orderRegister, operation: 'getOrderStatuses' },
  { ...register, address: paths.orderRegister, operation: 'getOrderDashboard' },
  { ...register, address: `${paths.orderRegister}?tab=claims`, operation: 'findClaims' },
  {
    operation: 'findSenderInvoices',
    address: '/sender/invoices-payment',
    page: <InvoicesPage />,
    as: DENIS,
    stands: /Счета на оплату/,
  },
]);
