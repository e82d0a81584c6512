import { senderApi } from '../../../api/endpoints/sender';
import { pageTitles } from '../../../domain/pageTitles';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../shell/page/PageHeader';
import { billColumns, paymentColumns } from '../../../products/payment/billColumns';
import { BillPanel } from '../../../products/payment/BillPanel';
import { payableBills } from '../../../products/payment/file/clientBankFile';
import { PaymentFileButton } from '../../../products/payment/file/PaymentFileButton';
import { BillTotals } from '../../../products/payment/BillTotals';
import { RegistryScreen } from '../../../blocks/registry/RegistryScreen';
import { useSelection } from '../../../blocks/registry/selection/useSelection';
import { defineRegistry, useRegistry } from '../../../blocks/registry/useRegistry';
import { fileIcon } from '../../../ui/icon/frameIcons';
import { textColumn } from '../../../ui/registry/columns';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';
import { EmptyState } from '../../../ui/state/EmptyState';
import { DataRow } from '../../../ui/value/DataList';
import { invoicesQuery } from './invoicesQuery';
import { shownInvoice, type ShownInvoice } from './shownInvoice';

const ordersText = ({ ordersTotal }: ShownInvoice) => ordersTotal?.toLocaleString('ru-RU') ?? '';

const columns: readonly RegistryColumn<ShownInvoice>[] = [
  billColumns.number,
  billColumns.status,
  billColumns.amount,
  {
    ...billColumns.period,
    grows: true,
    hidden: false,
    phone: 'party',
    yields: 3,
    width: 200,
  },
  billColumns.dueDate,
  billColumns.date,
  {
    ...textColumn('ordersTotal', 'Заказов', ordersText),
    yields: 1,
    text: ({ ordersTotal }) => String(ordersTotal ?? ''),
    align: 'end',
    width: 104,
  },
  billColumns.vatAmount,
  billColumns.purpose,
  ...paymentColumns,
];

const invoices = defineRegistry({
  query: invoicesQuery,
  arg: (searchRequest) => ({ searchRequest }),
  useFind: senderApi.useFindSenderInvoicesQuery,
  initiate: senderApi.endpoints.findSenderInvoices.initiate,
  show: shownInvoice,
});

const INSURER = 'страховая компания';

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

/** What is to be paid for the insurance, what was paid, and the ways to pay (rule N15). */
function Invoices() {
  const registry = useRegistry(invoices);
  const selection = useSelection(registry, payableBills);
  return (
    <RegistryScreen
      {...registry}
      label="Счета на оплату"
      rowWords={['счёт', 'счёта', 'счетов']}
      columns={columns}
      selection={{
        ...selection,
        sumOf: ({ payment }) => payment.kopeks,
        actions: <PaymentFileButton payee={INSURER} bills={[...selection.chosen.values()]} />,
      }}
      renderPanel={(invoice) => (
        <BillPanel bill={invoice} actions={<PaymentFileButton payee={INSURER} bills={[invoice]} />}>
          {invoice.ordersTotal !== null && (
            <DataRow label="Застраховано заказов">{ordersText(invoice)}</DataRow>
          )}
        </BillPanel>
      )}
      panelLabel={({ number }) => `Счёт №\u00A0${number}`}
      renderSum={(totals) => <BillTotals totals={totals} />}
      empty={
        <EmptyState framed={false} icon={fileIcon} title="Счетов к оплате нет">
          Здесь появятся счета страховой компании: их выставляют за застрахованные заказы раз в
          месяц.
        </EmptyState>
      }
    />
  );
}
