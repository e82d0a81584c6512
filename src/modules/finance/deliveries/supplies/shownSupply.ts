import type { Supply } from '../../../../api/endpoints/financeRegistry';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { shownStatus, shownFiles } from '../../../../domain/shownRow';
import { documentName, supplyDocuments } from '../../../../domain/documents';
import { formatMoney } from '../../../../lib/money';
import { numberAndDate } from '../../shownValues';

/** A row of the registry, in words; sums are kopeks. */
export function shownSupply(supply: Supply) {
  const { debtor, deferralDays: days } = supply;
  return {
    id: supply.id,
    number: supply.number ?? '',
    documentType: documentName(supplyDocuments, supply.documentType ?? ''),
    documentDate: supply.documentDate ?? '',
    invoice: numberAndDate(supply.invoiceNumber, supply.invoiceDate),
    buyer: debtor?.name ?? '',
    itn: debtor?.itn ?? '',
    kpp: debtor?.kpp ?? '',
    contract: numberAndDate(supply.contractNumber, supply.contractDate),
    amount: supply.amount,
    vatAmount: supply.vatAmount,
    debtSum: supply.debtSum,
    deferralDays: days,
    deferral: days === undefined ? '' : `${days}\u00A0дн.`,
    paymentDate: supply.paymentDate ?? '',
    fullPaymentDate: supply.fullPaymentDate ?? '',
    status: shownStatus(financingStatuses, supply.status),
    files: shownFiles(supply.files),
  };
}

/** A supply as it is shown. */
export type ShownSupply = ReturnType<typeof shownSupply>;

/**
 * What is owed of a sum, where that is not the whole of it: «долг 400,00 ₽», «оплачена»; empty while
 * nothing was paid.
 *
 * @param amount kopeks, as `debt`
 */
export function debtText(amount: unknown, debt: unknown): string {
  if (typeof amount !== 'number' || typeof debt !== 'number' || debt === amount) return '';
  return debt === 0 ? 'оплачена' : `долг ${formatMoney(debt)}`;
}
