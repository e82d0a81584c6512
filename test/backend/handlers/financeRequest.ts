import { ApiFailure } from '../core/failure';
import type { HandlersOf } from '../defineHandlers';

function notBuiltYet(): never {
  throw new ApiFailure(501, 'Раздел пока недоступен');
}

export const financeRequestHandlers: HandlersOf<'financeRequest'> = {
  createFinanceRequest: notBuiltYet,
  findFinanceRequests: notBuiltYet,
  findActualFinanceRequests: notBuiltYet,
  getFinanceRequest: notBuiltYet,
  deleteFinanceRequest: notBuiltYet,
  sendFinanceRequest: notBuiltYet,
  getFinanceRequestForm: notBuiltYet,
  saveFinanceRequestForm: notBuiltYet,
  createFounder: notBuiltYet,
  updateFounder: notBuiltYet,
  deleteFounder: notBuiltYet,
  createContactPerson: notBuiltYet,
  updateContactPerson: notBuiltYet,
  deleteContactPerson: notBuiltYet,
  setRequestPaymentDetails: notBuiltYet,
  previewFinanceRequestDocument: notBuiltYet,
  acceptFinanceAgreementFlag: notBuiltYet,
};
