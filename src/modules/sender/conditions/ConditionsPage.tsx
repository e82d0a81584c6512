import { pageTitles } from '../../../domain/pageTitles';
import { PageHeader } from '../../../shell/page/PageHeader';

/** The page of `paths.insuranceConditions`. */
export default function ConditionsPage() {
  return <PageHeader title={pageTitles.insuranceConditions} />;
}
