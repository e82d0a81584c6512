import { pageTitles } from '../../../domain/pageTitles';
import { PageHeader } from '../../../shell/page/PageHeader';

/** The page of `paths.createClaim`. */
export default function CreateClaimPage() {
  return <PageHeader title={pageTitles.createClaim} />;
}
