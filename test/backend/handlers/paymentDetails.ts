import type { HandlersOf } from '../defineHandlers';
import { toPaymentDetails } from '../serializers/paymentDetails';
import {
  changeAccount,
  deleteAccount,
  findAccounts,
  visibleAccount,
} from './organization/accounts';

/** Handlers of the separate account operations; the accounts are the same as in the organization operations. */
export const paymentDetailsHandlers: HandlersOf<'paymentDetails'> = {
  findPaymentDetails: (call) => findAccounts(call, call.body),
  getPaymentDetails: (call) => toPaymentDetails(visibleAccount(call, call.path.id)),
  updatePaymentDetails: (call) => changeAccount(call, call.path.id, call.body),
  deletePaymentDetails: (call) => deleteAccount(call, call.path.id),
};
