import { debtorOfferStatuses } from '../../domain/statuses/debtorStatuses';
import {
  financeAgreementStatuses,
  financeRequestStatuses,
  financingStatuses,
} from '../../domain/statuses/financeStatuses';
import { claimStatuses } from '../../domain/statuses/orderStatuses';
import { unknownStatus, type Status } from '../../domain/statuses/status';

export interface StatusGroup {
  title: string;
  statuses: readonly Status[];
}

const { REQUESTED, APPROVED, ACTIVE, DENIED } = debtorOfferStatuses;
const { DRAFT, SEND_BANK, PROCESSING, CANCEL } = financeRequestStatuses;

/** The statuses of cards and registries, as their badges show them. */
export const statusGroups: readonly StatusGroup[] = [
  {
    title: 'Заявка на страхование',
    statuses: [REQUESTED, APPROVED, ACTIVE, DENIED, unknownStatus],
  },
  {
    title: 'Заявка и договор финансирования',
    // The statuses of an agreement replace the status of an approved request.
    statuses: [DRAFT, SEND_BANK, PROCESSING, CANCEL, ...Object.values(financeAgreementStatuses)],
  },
  {
    title: 'Поставка и объект финансирования',
    statuses: Object.values(financingStatuses),
  },
  { title: 'Заявление о страховом событии', statuses: Object.values(claimStatuses) },
];
