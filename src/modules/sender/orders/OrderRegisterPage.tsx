import { pageTitles } from '../../../domain/pageTitles';
import { PageHeader } from '../../../shell/page/PageHeader';

/** The page of `paths.orderRegister`. */
export default function OrderRegisterPage() {
  return <PageHeader title={pageTitles.orderRegister} />;
}
