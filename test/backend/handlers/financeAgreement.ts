import { ApiFailure } from '../core/failure';
import type { HandlersOf } from '../defineHandlers';

function notBuiltYet(): never {
  throw new ApiFailure(501, 'Раздел пока недоступен');
}

export const financeAgreementHandlers: HandlersOf<'financeAgreement'> = {
  findFinanceAgreements: notBuiltYet,
  downloadFinanceAgreement: notBuiltYet,
  findFinanceInvoices: notBuiltYet,
  getFinanceInvoice: notBuiltYet,
};
