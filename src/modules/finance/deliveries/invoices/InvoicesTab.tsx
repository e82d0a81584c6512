import {
  useFindFinanceInvoicesQuery,
  useGetFinanceInvoiceQuery,
} from '../../../../api/endpoints/financeAgreement';
import { BillTotals } from '../../../../products/payment/BillTotals';
import { RegistryScreen } from '../../../../blocks/registry/RegistryScreen';
import { useRegistryView } from '../../../../blocks/registry/useRegistryView';
import { fileIcon } from '../../../../ui/icon/drawings/fileIcon';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { FRESH_SECONDS } from '../../../../api/cache/freshAnswers';
import { keyOfRow, type Keyed } from '../../../../blocks/registry/shownPage';
import { missingRow, rowElsewhere } from '../../../../blocks/registry/rowElsewhere';
import { useShownRows } from '../../../../blocks/registry/useShownRows';
import { invoiceColumns } from './invoiceColumns';
import { invoiceFilterControls } from './invoiceFilterControls';
import { InvoicePanel } from './InvoicePanel';
import { invoicesQuery } from './invoicesQuery';
import { shownInvoice, type ShownInvoice } from './shownInvoice';

const panelOf = (invoice: Keyed<ShownInvoice>) => (
  <InvoicePanel key={invoice.key} invoice={invoice} />
);

/** «Счета»: bills of the banks, and the ways to pay them. */
export default function InvoicesTab() {
  const view = useRegistryView(invoicesQuery);
  const answer = useFindFinanceInvoicesQuery(
    { searchRequest: view.request },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  const { data } = answer;
  const shown = useShownRows(answer, shownInvoice);
  const missing = missingRow(view, shown);
  const single = useGetFinanceInvoiceQuery({ id: missing ?? '' }, { skip: missing === null });
  return (
    <RegistryScreen
      query={invoicesQuery}
      view={view}
      label="Счета банков"
      rowWords={['счёт', 'счёта', 'счетов']}
      columns={invoiceColumns}
      answer={shown}
      keyOf={keyOfRow}
      filterControls={invoiceFilterControls}
      rowPanel={panelOf}
      elsewhere={rowElsewhere(missing, single, shownInvoice)}
      panelLabel={({ number }) => `Счёт №\u00A0${number}`}
      sum={data?.totals && <BillTotals totals={data.totals} />}
      empty={
        <EmptyState framed={false} icon={fileIcon} title="Здесь появятся счета банков">
          Банк выставляет их за финансирование: комиссии и другие услуги по договорам.
        </EmptyState>
      }
    />
  );
}
