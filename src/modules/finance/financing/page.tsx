import { TabbedPage } from '../../../blocks/tabs/TabbedPage';
import { financingTabs } from './financingTabs';

/** /financing: financing objects, rules and agreements. */
export default function FinancingPage() {
  return <TabbedPage page={financingTabs} />;
}
