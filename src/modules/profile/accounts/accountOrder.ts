import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';

const byName = new Intl.Collator('ru');

/** The main account first, the others by bank, in the order of the server where that is equal. */
export function accountOrder(accounts: readonly PaymentDetails[]): PaymentDetails[] {
  return accounts.toSorted(
    (a, b) =>
      Number(b.main === true) - Number(a.main === true) ||
      byName.compare(a.bankName ?? '', b.bankName ?? ''),
  );
}
