import { pageTitles } from '../../../domain/pageTitles';
import { PageHeader } from '../../../shell/page/PageHeader';

/** /documents: the documents of a seller's insurance. */
export default function DocumentsPage() {
  return <PageHeader title={pageTitles.documents} />;
}
