import { PageHeader } from '../../../shell/page/PageHeader';
import { pageTitles } from '../../../domain/pageTitles';

/** /financing: financing objects, rules and agreements. */
export default function FinancingPage() {
  return <PageHeader title={pageTitles.financing} />;
}
