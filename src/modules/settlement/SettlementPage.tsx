import { pageTitles } from '../../domain/pageTitles';
import { PageHeader } from '../../shell/page/PageHeader';

/** /settlement: the insurer's page about claims, in a frame. */
export default function SettlementPage() {
  return <PageHeader title={pageTitles.settlement} />;
}
