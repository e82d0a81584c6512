import { manyOf, nullable, oneOf, primaryKey } from '@mswjs/data';
import { Registry } from '../core/registry';
import type { Operations } from '../generated/operations';

export type Supply = Operations['getSupply']['response'];
export type FinancingObject = Operations['getFinancingObject']['response'];
export type FinanceRequestForm = Operations['getFinanceRequestForm']['response'];

/** Owner of a row, which no response contains. */
interface Owned {
  readonly organizationId: string;
}

export type SupplyRow = Supply & Owned;

export type FinancingObjectRow = FinancingObject & Owned;

/** The input in the form of a request. `id` is the id of the request. */
export type FinanceFormRow = Pick<
  FinanceRequestForm,
  'founders' | 'contactData' | 'paymentDetails' | 'savedDateTime'
> &
  Owned & {
    readonly id: string;
    /** Time of each consent that was given, by its name. */
    readonly accepted: Readonly<Record<string, string>>;
  };

export const financeModels = () => ({
  financeBank: {
    id: primaryKey(String),
    fullName: String,
    logoFileId: nullable(String),
    itn: String,
    kpp: String,
    bik: String,
    correspondentAccount: String,
    settlementAccount: String,
  },
  financeOffer: {
    id: primaryKey(String),
    organizationId: String,
    organization: oneOf('organization'),
    bankId: String,
    bank: oneOf('financeBank'),
    /** Kopeks. */
    financingLimit: Number,
    interestRate: Number,
    endDate: String,
    createdDateTime: String,
    isCancelled: Boolean,
    isDeleted: Boolean,
    /** Decision of the bank about a request for this offer. */
    outcome: () => 'APPROVED',
    position: Number,
    requests: manyOf('financeRequest'),
  },
  financeAgreement: {
    id: primaryKey(String),
    organizationId: String,
    organization: oneOf('organization'),
    bankId: String,
    bank: oneOf('financeBank'),
    number: String,
    /** Kopeks. */
    financingLimit: Number,
    interestRate: Number,
    createdDateTime: String,
    finishedDate: String,
    invoices: manyOf('financeInvoice'),
    rules: manyOf('financeRule'),
  },
  financeRequest: {
    id: primaryKey(String),
    organizationId: String,
    organization: oneOf('organization'),
    offerId: String,
    offer: oneOf('financeOffer'),
    status: String,
    createdDateTime: String,
    /** Epoch milliseconds when the request was sent; null if its status does not change with time. */
    sentAt: nullable(Number),
    /** Statuses so far, each as «STATUS instant», because @mswjs/data supports only lists of plain texts. */
    statusHistory: () => [] as string[],
    agreementId: nullable(String),
    agreement: nullable(oneOf('financeAgreement')),
  },
  financeInvoice: {
    id: primaryKey(String),
    organizationId: String,
    organization: oneOf('organization'),
    agreementId: String,
    agreement: oneOf('financeAgreement'),
    number: String,
    date: String,
    /** Kopeks, like all amounts. */
    amount: Number,
    vatAmount: Number,
    purpose: String,
    dueDate: String,
    periodStartDate: nullable(String),
    periodEndDate: nullable(String),
    isCancelled: Boolean,
    paidAmount: Number,
    paidDate: nullable(String),
    fileId: nullable(String),
  },
  /** A financing object whose status changes with time; `id` is the id of the object. */
  financingMove: {
    id: primaryKey(String),
    /** Time of the next step, epoch milliseconds. */
    at: Number,
    /** Status at which the object stops. */
    until: String,
  },
  financeRule: {
    id: primaryKey(String),
    organizationId: String,
    organization: oneOf('organization'),
    name: String,
    agreementId: String,
    agreement: oneOf('financeAgreement'),
    debtorIds: () => [] as string[],
    minAmount: nullable(Number),
    maxAmount: nullable(Number),
    minDaysToPayment: nullable(Number),
    dailyLimit: nullable(Number),
    startDate: String,
    endDate: nullable(String),
    active: Boolean,
  },
});

/** Creates the registries of financing. They have 100 000 rows in the scenario `large`. */
export function createFinanceRegistries(): {
  supply: Registry<SupplyRow>;
  financingObject: Registry<FinancingObjectRow>;
  financeForm: Registry<FinanceFormRow>;
} {
  return {
    supply: new Registry<SupplyRow>(),
    financingObject: new Registry<FinancingObjectRow>(),
    financeForm: new Registry<FinanceFormRow>(),
  };
}
