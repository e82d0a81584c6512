import {
  financeAgreementApi,
  type FinanceInvoice,
} from '../../../../api/endpoints/financeAgreement';
import { billColumns, paymentColumns } from '../../../../products/payment/billColumns';
import { BillsScreen } from '../../../../products/payment/BillsScreen';
import { defineRegistry } from '../../../../blocks/registry/useRegistry';
import { textColumn } from '../../../../ui/registry/columns';
import type { RegistryColumn } from '../../../../ui/registry/registryColumn';
import { paths } from '../../../../domain/paths';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { TwoLines } from '../../../../ui/value/TwoLines';
import { DataRow } from '../../../../ui/value/DataList';
import { invoicesQuery } from './register';
import { financeInvoiceStatuses } from '../../../../domain/statuses/financeStatuses';
import { numberAndDate } from '../../shownValues';
import { shownBill, type ShownBill } from '../../../../products/payment/shownBill';

interface ShownInvoice extends ShownBill {
  /** Number of the agreement, «№ ФД-12»; empty if there is no agreement. */
  agreement: string;
}

function shownInvoice(invoice: FinanceInvoice): ShownInvoice {
  const { recipient, paymentDetails, agreement } = invoice;
  const payee = { ...paymentDetails, ...recipient, name: recipient?.fullName };
  return {
    ...shownBill(invoice, payee, financeInvoiceStatuses),
    agreement: numberAndDate(agreement?.number, null),
  };
}

const OF_AGREEMENT = ' по договору ';

/**
 * Returns the part of a purpose that differs between bills: «Договор № ФД-2026/051 по 31.10.2026»; the whole purpose if
 * it has no such part, «—» if it is empty.
 */
function briefPurpose(purpose: string): string {
  const at = purpose.indexOf(OF_AGREEMENT);
  if (at < 0) return purpose || '—';
  const [agreement = ''] = purpose.slice(at + OF_AGREEMENT.length).split(', в т. ч. НДС');
  return `Договор ${agreement.replace('за период по ', 'по ')}`;
}

const columns: readonly RegistryColumn<ShownInvoice>[] = [
  { ...billColumns.number, width: 120 },
  billColumns.status,
  billColumns.amount,
  {
    ...billColumns.purpose,
    cell: ({ purpose, payment }) => (
      <TwoLines first={briefPurpose(purpose)} second={payment.recipient} />
    ),
    flex: true,
    hidden: false,
    phoneSlot: 'party',
    priority: 3,
    width: 200,
  },
  billColumns.dueDate,
  billColumns.date,
  { ...billColumns.vatAmount, hidden: false, priority: 1 },
  billColumns.period,
  textColumn('agreement.number', 'Договор', ({ agreement }) => agreement, { hidden: true }),
  ...paymentColumns,
];

const useInvoices = defineRegistry({
  query: invoicesQuery,
  arg: (searchRequest) => ({ searchRequest }),
  find: financeAgreementApi.endpoints.findFinanceInvoices,
  get: financeAgreementApi.endpoints.getFinanceInvoice,
  show: shownInvoice,
});

/**
 * «Счета»: bills of the banks, with the data to pay them. B17: a payment code follows ГОСТ Р 56042-2014. Rule M5 of
 * src/products: bills are exported to 1С as a file.
 */
export default function InvoicesTab() {
  return (
    <BillsScreen
      registry={useInvoices()}
      label="Счета банков"
      columns={columns}
      payee="банк"
      renderDetails={({ agreement }) =>
        agreement !== '' && <DataRow label="Договор">{agreement}</DataRow>
      }
      empty={
        <EmptyState
          framed={false}
          title="Здесь появятся счета банков"
          link={{ to: `${paths.financing}?tab=agreements`, label: 'Открыть договоры' }}
        >
          Банк выставляет их за финансирование: комиссии и другие услуги по договорам.
        </EmptyState>
      }
    />
  );
}
