import type { Row } from '../db';
import type { Operations } from '../generated/operations';

type PaymentDetails = Operations['getPaymentDetails']['response'];

export function toPaymentDetails(row: Row<'paymentDetails'>): PaymentDetails {
  return {
    id: row.id,
    organizationId: row.organizationId,
    bankName: row.bankName,
    bik: row.bik,
    correspondentAccount: row.correspondentAccount,
    settlementAccount: row.settlementAccount,
    currency: row.currency,
    main: row.main,
  };
}
