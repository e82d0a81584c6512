import type { Operations } from '../generated/operations';
import type { FinancingObject } from '../tables/finance';

type OfferStatus = Operations['getFinanceOffer']['response']['status'];
type RequestStatus = Operations['getFinanceRequest']['response']['status'];
type InvoiceStatus = Operations['getFinanceInvoice']['response']['status'];

/** Where a supply or a financing object stands, with the name for the customer. */
export type FinancingStatus = FinancingObject['status'];

const OFFER: Readonly<Record<string, string>> = {
  NEW: 'Действует',
  REQUESTED: 'Подана заявка',
  AGREED: 'Договор заключён',
  EXPIRED: 'Истекло',
  CANCEL: 'Отозвано',
};

const REQUEST: Readonly<Record<string, string>> = {
  DRAFT: 'Черновик',
  SEND_BANK: 'Отправлена в банк',
  PROCESSING: 'На рассмотрении',
  DOCUMENTS_REQUESTED: 'Банк запросил документы',
  APPROVED: 'Договор заключён',
  CANCEL: 'Отклонена',
};

const INVOICE: Readonly<Record<string, string>> = {
  UNPAID: 'Ожидает оплаты',
  PARTIALLY_PAID: 'Оплачен частично',
  PAID: 'Оплачен',
  OVERDUE: 'Просрочен',
  CANCELLED: 'Отменён',
};

/** Shared objects: a registry of 100 000 rows needs one of each. */
const FINANCING = {
  CHECKING: { name: 'CHECKING', description: 'На проверке' },
  CONFIRMED: { name: 'CONFIRMED', description: 'Подтверждена' },
  AVAILABLE: { name: 'AVAILABLE', description: 'Доступно' },
  ORDERED: { name: 'ORDERED', description: 'Заказано' },
  FINANCED: { name: 'FINANCED', description: 'Профинансировано' },
  PARTIALLY_PAID: { name: 'PARTIALLY_PAID', description: 'Частично оплачено' },
  REPAID: { name: 'REPAID', description: 'Погашено' },
  OVERDUE: { name: 'OVERDUE', description: 'Просрочено' },
  RECOURSE: { name: 'RECOURSE', description: 'Регресс' },
  EXCLUDED: { name: 'EXCLUDED', description: 'Исключено' },
} as const satisfies Record<string, FinancingStatus>;

export type FinancingStatusName = keyof typeof FINANCING;

/** The statuses in the order in which an object goes through them. */
export const FINANCING_STATUS_NAMES = Object.values(FINANCING).map(({ name }) => name);

export function financingStatus(name: FinancingStatusName): FinancingStatus {
  return FINANCING[name];
}

export function offerStatus(name: string): OfferStatus {
  return { name, description: OFFER[name] ?? name };
}

export function requestStatus(name: string): RequestStatus {
  return { name, description: REQUEST[name] ?? name };
}

export function invoiceStatus(name: string): InvoiceStatus {
  return { name, description: INVOICE[name] ?? name };
}
