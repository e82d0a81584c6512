import { pageTitles } from '../../../domain/pageTitles';
import { PageHeader } from '../../../shell/page/PageHeader';

/** The page of `paths.insuranceManagement`. */
export default function ManagementPage() {
  return <PageHeader title={pageTitles.insuranceManagement} />;
}
