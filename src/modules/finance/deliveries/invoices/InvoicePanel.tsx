import { BillPanel } from '../../../../products/payment/BillPanel';
import { DataRow } from '../../../../ui/value/DataList';
import type { ShownInvoice } from './shownInvoice';

/** What is known about a bill, and the ways to pay it, beside the registry (rule B17). */
export function InvoicePanel({ invoice }: { invoice: ShownInvoice }) {
  return (
    <BillPanel bill={invoice}>
      {invoice.agreement !== '' && <DataRow label="Договор">{invoice.agreement}</DataRow>}
    </BillPanel>
  );
}
