import { pageTitles } from '../../../domain/pageTitles';
import { PageHeader } from '../../../shell/page/PageHeader';

/** The page of `paths.invoicesPayment`. */
export default function InvoicesPage() {
  return <PageHeader title={pageTitles.invoicesPayment} />;
}
