import { senderApi, type SenderInvoice } from '../../../api/endpoints/sender';
import { pageTitles } from '../../../domain/pageTitles';
import { senderInvoiceStatuses } from '../../../domain/statuses/orderStatuses';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../shell/page/PageHeader';
import { billColumns, paymentColumns } from '../../../products/payment/billColumns';
import { BillsScreen } from '../../../products/payment/BillsScreen';
import { shownBill, type ShownBill } from '../../../products/payment/shownBill';
import { defineRegistry } from '../../../blocks/registry/useRegistry';
import { numberColumn } from '../../../ui/registry/columns';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';
import { paths } from '../../../domain/paths';
import { EmptyState } from '../../../ui/state/EmptyState';
import { DataRow } from '../../../ui/value/DataList';
import { TwoLines } from '../../../ui/value/TwoLines';
import { invoicesQuery } from './register';

interface ShownInvoice extends ShownBill {
  /** Number of insured orders; null if the server sent none. */
  ordersTotal: number | null;
}

function shownInvoice(invoice: SenderInvoice): ShownInvoice {
  return {
    ...shownBill(invoice, invoice.recipient ?? {}, senderInvoiceStatuses),
    ordersTotal: invoice.ordersTotal ?? null,
  };
}

const ordersText = ({ ordersTotal }: ShownInvoice) => ordersTotal?.toLocaleString('ru-RU') ?? '';

const columns: readonly RegistryColumn<ShownInvoice>[] = [
  billColumns.number,
  billColumns.status,
  billColumns.amount,
  {
    ...billColumns.period,
    cell: ({ period, payment }) => <TwoLines first={period || '—'} second={payment.recipient} />,
    flex: true,
    hidden: false,
    phoneSlot: 'party',
    priority: 3,
    width: 200,
  },
  billColumns.dueDate,
  billColumns.date,
  numberColumn('ordersTotal', 'Заказов', ({ ordersTotal }) => ordersTotal, {
    priority: 1,
    width: 104,
  }),
  billColumns.vatAmount,
  billColumns.purpose,
  ...paymentColumns,
];

const useInvoices = defineRegistry({
  query: invoicesQuery,
  arg: (searchRequest) => ({ searchRequest }),
  find: senderApi.endpoints.findSenderInvoices,
  show: shownInvoice,
});

/** /sender/invoices-payment: bills for the insurance of orders. */
export default function InvoicesPage() {
  return (
    <>
      <PageHeader title={pageTitles.invoicesPayment} />
      <ConfirmedOnly>
        <Invoices />
      </ConfirmedOnly>
    </>
  );
}

/** N15: bills are paid by QR code, requisites or a file for 1С. */
function Invoices() {
  return (
    <BillsScreen
      registry={useInvoices()}
      label="Счета на оплату"
      columns={columns}
      payee="страховая компания"
      renderDetails={(invoice) =>
        invoice.ordersTotal !== null && (
          <DataRow label="Застраховано заказов">{ordersText(invoice)}</DataRow>
        )
      }
      empty={
        <EmptyState
          framed={false}
          drawing="done"
          title="Счетов к оплате нет"
          link={{ to: paths.orderRegister, label: 'Открыть реестр заказов' }}
        >
          Здесь появятся счета страховой компании: их выставляют за застрахованные заказы раз в
          месяц.
        </EmptyState>
      }
    />
  );
}
