import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';

/** The main account first, the others by bank, in the order of the server where that is equal. */
export function accountOrder(accounts: readonly PaymentDetails[]): PaymentDetails[] {
  return accounts.toSorted(
    (a, b) =>
      Number(b.isMain === true) - Number(a.isMain === true) ||
      String(a.bankName).localeCompare(String(b.bankName), 'ru'),
  );
}
