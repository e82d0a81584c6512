import type { HandlersOf } from '../defineHandlers';
import { downloadFinanceAgreement, findFinanceAgreements } from './financeAgreement/agreements';
import { findFinanceInvoices, getFinanceInvoice } from './financeAgreement/invoices';

export const financeAgreementHandlers: HandlersOf<'financeAgreement'> = {
  findFinanceAgreements,
  downloadFinanceAgreement,
  findFinanceInvoices,
  getFinanceInvoice,
};
