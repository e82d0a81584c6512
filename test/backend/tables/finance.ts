import { manyOf, nullable, oneOf, primaryKey } from '@mswjs/data';
import { Registry } from '../core/registry';
import type { Operations } from '../generated/operations';

export type Supply = Operations['getSupply']['response'];
export type FinancingObject = Operations['getFinancingObject']['response'];
export type FinanceRequestForm = Operations['getFinanceRequestForm']['response'];

/** Owner of the row; no response contains it. */
interface Owned {
  readonly organizationId: string;
}

export type SupplyRow = Supply & Owned;

export type FinancingObjectRow = FinancingObject & Owned;

/** Input of a customer in the form of a request; `id` is the id of the request. */
export type FinanceFormRow = Pick<
  FinanceRequestForm,
  'founders' | 'contactData' | 'paymentDetails' | 'savedDateTime'
> &
  Owned & {
    readonly id: string;
    /** Time of each consent by name; names of consents that were not given are missing. */
    readonly accepted: Readonly<Record<string, string>>;
  };

/** Returns the small tables of financing, for @mswjs/data. */
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
    /** Decision of the bank about a request. */
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
    /** Steps so far, each as «STATUS instant»: @mswjs/data only supports lists of plain texts. */
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
    /** Final status of the object. */
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
