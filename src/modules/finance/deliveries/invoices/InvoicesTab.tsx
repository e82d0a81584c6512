import { useMemo } from 'react';
import { useFindFinanceInvoicesQuery } from '../../../../api/endpoints/financeAgreement';
import { RegistryScreen } from '../../../../shell/registry/RegistryScreen';
import { useRegistryView } from '../../../../shell/registry/useRegistryView';
import { fileIcon } from '../../../../ui/icon/drawings/fileIcon';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { Money } from '../../../../ui/value/Money';
import { FRESH_SECONDS } from '../freshAnswers';
import { shownPage, type Keyed } from '../shownPage';
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
  const { data, currentData } = answer;
  const shown = useMemo(() => shownPage(data, shownInvoice), [data]);
  const sum = data?.totals?.amount;
  return (
    <RegistryScreen
      query={invoicesQuery}
      view={view}
      label="Счета банков"
      rowWords={['счёт', 'счёта', 'счетов']}
      columns={invoiceColumns}
      answer={{ ...answer, data: shown, currentData: currentData === data ? shown : undefined }}
      keyOf={({ key }) => key}
      filterControls={invoiceFilterControls}
      rowPanel={panelOf}
      panelLabel={({ number }) => `Счёт №\u00A0${number}`}
      sum={sum === undefined ? undefined : <Money kopeks={sum} />}
      empty={
        <EmptyState framed={false} icon={fileIcon} title="Здесь появятся счета банков">
          Банк выставляет их за финансирование: комиссии и другие услуги по договорам.
        </EmptyState>
      }
    />
  );
}
