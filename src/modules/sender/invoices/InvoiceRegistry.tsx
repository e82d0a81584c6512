import { useState } from 'react';
import { FRESH_SECONDS } from '../../../api/cache/freshAnswers';
import { useFindSenderInvoicesQuery } from '../../../api/endpoints/sender';
import { isPayable } from './file/clientBankFile';
import { useMissingCall } from '../../../shell/outage/useMissingCall';
import { BillTotals } from '../../../products/payment/BillTotals';
import { RegistryScreen } from '../../../blocks/registry/RegistryScreen';
import { keyOfRow, type Keyed } from '../../../blocks/registry/shownPage';
import { useRegistryView } from '../../../blocks/registry/useRegistryView';
import { useShownRows } from '../../../blocks/registry/useShownRows';
import { fileIcon } from '../../../ui/icon/drawings/fileIcon';
import { EmptyState } from '../../../ui/state/EmptyState';
import { PaymentFileButton } from './file/PaymentFileButton';
import { invoiceColumns } from './invoiceColumns';
import { invoiceFilterControls } from './invoiceFilterControls';
import { InvoicePanel } from './InvoicePanel';
import { invoicesQuery } from './invoicesQuery';
import { shownInvoice, type ShownInvoice } from './shownInvoice';

const panelOf = (invoice: Keyed<ShownInvoice>) => (
  <InvoicePanel key={invoice.key} invoice={invoice} />
);

const NONE_CHOSEN: ReadonlyMap<string, Keyed<ShownInvoice>> = new Map();

/** What is to be paid for the insurance, what was paid, and the ways to pay (rule N15). */
export function InvoiceRegistry() {
  const view = useRegistryView(invoicesQuery);
  const { skip, answerOf } = useMissingCall('findSenderInvoices');
  const answer = useFindSenderInvoicesQuery(
    { searchRequest: view.request },
    { skip, refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const shown = useShownRows(answerOf(answer), shownInvoice);
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const totals = answer.data?.totals;
  return (
    <RegistryScreen
      query={invoicesQuery}
      view={view}
      label="Счета на оплату"
      rowWords={['счёт', 'счёта', 'счетов']}
      columns={invoiceColumns}
      answer={shown}
      keyOf={keyOfRow}
      filterControls={invoiceFilterControls}
      selection={{
        chosen,
        onChange: setChosen,
        nameOf: ({ number }) => `счёт ${number}`,
        isSelectable: ({ isClosed, payment }) => !isClosed && isPayable(payment),
        sumOf: ({ payment }) => payment.kopeks,
        actions: <PaymentFileButton invoices={[...chosen.values()]} />,
      }}
      rowPanel={panelOf}
      panelLabel={({ number }) => `Счёт №\u00A0${number}`}
      sum={totals && <BillTotals totals={totals} />}
      empty={
        <EmptyState framed={false} icon={fileIcon} title="Счетов к оплате нет">
          Здесь появятся счета страховой компании: их выставляют за застрахованные заказы раз в
          месяц.
        </EmptyState>
      }
    />
  );
}
