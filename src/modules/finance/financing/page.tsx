import { TabbedPage } from '../../../blocks/tabs/TabbedPage';
import { SkeletonCard } from '../../../ui/state/Skeletons';
import { financingTabs } from './financingTabs';

/** /financing: financing objects, rules and agreements. */
export default function FinancingPage() {
  return <TabbedPage page={financingTabs} skeleton={<SkeletonCard lines={5} />} />;
}
