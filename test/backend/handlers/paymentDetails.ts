import type { HandlersOf } from '../defineHandlers';
import { toPaymentDetails } from '../serializers/paymentDetails';
import {
  changeAccount,
  deleteAccount,
  findAccounts,
  visibleAccount,
} from './organization/accounts';

/** The same accounts as under an organization, by separate calls. */
export const paymentDetailsHandlers: HandlersOf<'paymentDetails'> = {
  findPaymentDetails: (call) => findAccounts(call, call.body),
  getPaymentDetails: (call) => toPaymentDetails(visibleAccount(call, call.path.id)),
  updatePaymentDetails: (call) => changeAccount(call, call.path.id, call.body),
  deletePaymentDetails: (call) => deleteAccount(call, call.path.id),
};
