import type { PaymentDetails } from '../../api/endpoints/paymentDetails';

/** An account as a person tells it from others: the bank and the last four digits. */
export function accountName({
  bankName = '',
  settlementAccount = '',
}: Pick<PaymentDetails, 'bankName' | 'settlementAccount'>): string {
  return `${bankName}, счёт\u00A0…${settlementAccount.slice(-4)}`;
}
