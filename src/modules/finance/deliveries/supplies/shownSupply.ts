import type { Supply } from '../../../../api/endpoints/financeRegistry';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/statuses/shownStatus';
import type { Status } from '../../../../domain/statuses/status';
import { supplyDocumentName } from '../../../../domain/supplyDocuments';
import { numberAndDate } from '../numberAndDate';
import { shownFiles, type ShownFile } from '../../../../lib/shownFiles';

/** A supply as it is shown. */
export interface ShownSupply {
  id: string;
  number: string;
  /** УПД, ТОРГ-12, Акт. */
  documentType: string;
  documentDate: string;
  invoice: string;
  buyer: string;
  itn: string;
  kpp: string;
  contract: string;
  /** Kopeks, as all sums here. */
  amount: number | undefined;
  vatAmount: number | undefined;
  debtSum: number | undefined;
  /** «45 дн.»; empty where it is not known. */
  deferral: string;
  paymentDate: string;
  fullPaymentDate: string;
  status: Status;
  files: ShownFile[];
}

/** A row of the registry, in words. */
export function shownSupply(supply: Supply): ShownSupply {
  const { debtor, deferralDays: days } = supply;
  return {
    id: supply.id,
    number: supply.number ?? '',
    documentType: supplyDocumentName(supply.documentType ?? ''),
    documentDate: supply.documentDate ?? '',
    invoice: numberAndDate(supply.invoiceNumber, supply.invoiceDate),
    buyer: debtor?.name ?? '',
    itn: debtor?.itn ?? '',
    kpp: debtor?.kpp ?? '',
    contract: numberAndDate(supply.contractNumber, supply.contractDate),
    amount: supply.amount,
    vatAmount: supply.vatAmount,
    debtSum: supply.debtSum,
    deferral: days === undefined ? '' : `${days}\u00A0дн.`,
    paymentDate: supply.paymentDate ?? '',
    fullPaymentDate: supply.fullPaymentDate ?? '',
    status: shownStatus(financingStatuses, supply.status),
    files: shownFiles(supply.files),
  };
}
