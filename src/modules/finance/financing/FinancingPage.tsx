import './FinancingPage.css';
import { pageTitles } from '../../../domain/pageTitles';
import { PageHeader } from '../../../shell/page/PageHeader';
import { TabbedContent } from '../../../shell/tabs/TabbedContent';
import { SkeletonCard } from '../../../ui/state/Skeletons';
import { financingTabs } from './financingTabs';

/** /financing: financing objects, rules and agreements. */
export default function FinancingPage() {
  return (
    <div className="financing">
      <PageHeader title={pageTitles.financing} />
      <TabbedContent page={financingTabs} skeleton={<SkeletonCard lines={5} />} />
    </div>
  );
}
