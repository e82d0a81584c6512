import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/statuses/shownStatus';
import type { Status } from '../../../../domain/statuses/status';
import { supplyDocumentName } from '../../../../domain/supplyDocuments';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { numberAndDate } from '../numberAndDate';
import { shownFiles, type ShownFile } from '../../../../lib/shownFiles';
import { shownText } from '../../../../lib/shownText';

/** A supply as it is shown: texts are texts, whatever the server sent. */
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
  /** Kopeks, as all sums here; anything where the server sent no number. */
  amount: unknown;
  vatAmount: unknown;
  debtSum: unknown;
  /** «45 дн.»; empty where it is not known. */
  deferral: string;
  paymentDate: string;
  fullPaymentDate: string;
  status: Status;
  files: ShownFile[];
}

/** Reads a row of the registry. */
export function shownSupply(row: object): ShownSupply {
  const supply = fieldsOf(row);
  const { name, itn, kpp } = fieldsOf(supply['debtor']);
  const days = supply['deferralDays'];
  return {
    id: shownText(supply['id']),
    number: shownText(supply['number']),
    documentType: supplyDocumentName(shownText(supply['documentType'])),
    documentDate: shownText(supply['documentDate']),
    invoice: numberAndDate(supply['invoiceNumber'], supply['invoiceDate']),
    buyer: shownText(name),
    itn: shownText(itn),
    kpp: shownText(kpp),
    contract: numberAndDate(supply['contractNumber'], supply['contractDate']),
    amount: supply['amount'],
    vatAmount: supply['vatAmount'],
    debtSum: supply['debtSum'],
    deferral: typeof days === 'number' ? `${days}\u00A0дн.` : '',
    paymentDate: shownText(supply['paymentDate']),
    fullPaymentDate: shownText(supply['fullPaymentDate']),
    status: shownStatus(financingStatuses, supply['status']),
    files: shownFiles(supply['files']),
  };
}
