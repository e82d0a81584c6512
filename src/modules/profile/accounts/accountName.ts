import type { PaymentDetails } from '../../../api/endpoints/paymentDetails';

/** An account as a person tells it from others: the bank and the last four digits. */
export function accountName({
  bankName,
  settlementAccount,
}: Pick<PaymentDetails, 'bankName' | 'settlementAccount'>): string {
  const tail = String(settlementAccount).slice(-4);
  return `${bankName}, счёт\u00A0…${tail}`;
}
