import type { HandlersOf } from '../defineHandlers';
import {
  createContactPerson,
  deleteContactPerson,
  updateContactPerson,
} from './financeRequest/contacts';
import {
  acceptFinanceAgreementFlag,
  getFinanceRequestForm,
  saveFinanceRequestForm,
  setRequestPaymentDetails,
} from './financeRequest/form';
import { createFounder, deleteFounder, updateFounder } from './financeRequest/founders';
import { previewFinanceRequestDocument } from './financeRequest/preview';
import {
  createFinanceRequest,
  deleteFinanceRequest,
  findActualFinanceRequests,
  findFinanceRequests,
  getFinanceRequest,
  sendFinanceRequest,
} from './financeRequest/requests';

export const financeRequestHandlers: HandlersOf<'financeRequest'> = {
  createFinanceRequest,
  getFinanceRequest,
  deleteFinanceRequest,
  findFinanceRequests,
  findActualFinanceRequests,
  sendFinanceRequest,
  getFinanceRequestForm,
  saveFinanceRequestForm,
  createFounder,
  updateFounder,
  deleteFounder,
  createContactPerson,
  updateContactPerson,
  deleteContactPerson,
  setRequestPaymentDetails,
  acceptFinanceAgreementFlag,
  previewFinanceRequestDocument,
};
