import type { HandlersOf } from '../defineHandlers';
import { toPaymentDetails } from '../serializers/paymentDetails';
import {
  changeAccount,
  deleteAccount,
  findAccounts,
  visibleAccount,
} from './organization/accounts';

/** Handlers of separate calls for the same accounts as under an organization. */
export const paymentDetailsHandlers: HandlersOf<'paymentDetails'> = {
  findPaymentDetails: (call) => findAccounts(call, call.body),
  getPaymentDetails: (call) => toPaymentDetails(visibleAccount(call, call.path.id)),
  updatePaymentDetails: (call) => changeAccount(call, call.path.id, call.body),
  deletePaymentDetails: (call) => deleteAccount(call, call.path.id),
};
