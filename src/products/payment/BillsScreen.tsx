import type { ReactNode } from 'react';
import type { FilterKinds } from '../../blocks/registry/registryFilters';
import type { RegistryTotals, Keyed } from '../../blocks/registry/registryAnswer';
import { RegistryScreen } from '../../blocks/registry/RegistryScreen';
import { useSelection } from '../../blocks/registry/selection/useSelection';
import type { Registry } from '../../blocks/registry/useRegistry';
import type { RegistryColumn } from '../../ui/registry/registryColumn';
import { Money } from '../../ui/value/Money';
import { BillPanel } from './BillPanel';
import { ExportedBillsContext, useExportedBills } from './exportedBills';
import { payableBills } from './file/clientBankFile';
import { PaymentFileButton } from './file/PaymentFileButton';
import type { ShownBill } from './shownBill';

interface BillsScreenProps<Filters extends FilterKinds, Row extends ShownBill> {
  registry: Registry<Filters, Keyed<Row>>;
  label: string;
  columns: readonly RegistryColumn<Row>[];
  /** Word for the recipient in texts, for example «банк». */
  payee: string;
  /** More `DataRow`s of a bill's panel. */
  renderDetails: (bill: Row) => ReactNode;
  /** Placeholder while there are no bills. */
  empty: ReactNode;
}

/** Registry of bills. M5: bills that can be paid are exported to 1С as a file, one or several at once. */
export function BillsScreen<Filters extends FilterKinds, Row extends ShownBill>({
  registry,
  payee,
  renderDetails,
  ...screen
}: BillsScreenProps<Filters, Row>) {
  const selection = useSelection(registry, payableBills);
  const exported = useExportedBills();
  return (
    <ExportedBillsContext value={exported}>
      <RegistryScreen
        registry={registry}
        {...screen}
        rowWords={['счёт', 'счёта', 'счетов']}
        selection={{
          ...selection,
          sumOf: ({ payment }) => payment.kopeks,
          actions: <PaymentFileButton payee={payee} bills={[...selection.chosen.values()]} />,
        }}
        panel={{
          render: (bill) => (
            <BillPanel bill={bill} actions={<PaymentFileButton payee={payee} bills={[bill]} />}>
              {renderDetails(bill)}
            </BillPanel>
          ),
          label: ({ number }) => `Счёт №\u00A0${number}`,
        }}
        renderSum={(totals) => <BillTotals totals={totals} />}
      />
    </ExportedBillsContext>
  );
}

/** Shows how much of the found bills is unpaid and paid; the total sum if the server does not say. */
function BillTotals({ totals }: { totals: RegistryTotals }) {
  const { amount, paidAmount, unpaidAmount } = totals;
  if (paidAmount === undefined || unpaidAmount === undefined) return <Money kopeks={amount} />;
  return (
    <>
      к оплате <Money kopeks={unpaidAmount} />, оплачено <Money kopeks={paidAmount} />
    </>
  );
}
