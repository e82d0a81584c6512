import { BillPanel } from '../../../products/payment/BillPanel';
import { DataRow } from '../../../ui/value/DataList';
import { PaymentFileButton } from './file/PaymentFileButton';
import type { ShownInvoice } from './shownInvoice';

/** What is known about a bill, and the ways to pay it, beside the registry (rule N15). */
export function InvoicePanel({ invoice }: { invoice: ShownInvoice }) {
  return (
    <BillPanel bill={invoice} actions={<PaymentFileButton invoices={[invoice]} />}>
      {invoice.ordersTotal !== null && (
        <DataRow label="Застраховано заказов">
          {invoice.ordersTotal.toLocaleString('ru-RU')}
        </DataRow>
      )}
    </BillPanel>
  );
}
