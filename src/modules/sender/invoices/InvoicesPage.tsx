import { pageTitles } from '../../../domain/pageTitles';
import { ConfirmedOnly } from '../../../blocks/confirmation/ConfirmedOnly';
import { PageHeader } from '../../../shell/page/PageHeader';
import { InvoiceRegistry } from './InvoiceRegistry';

/** /sender/invoices-payment: bills for the insurance of orders. */
export default function InvoicesPage() {
  return (
    <>
      <PageHeader title={pageTitles.invoicesPayment} />
      <ConfirmedOnly>
        <InvoiceRegistry />
      </ConfirmedOnly>
    </>
  );
}
