import { PageHeader } from '../../shell/PageHeader';
import Gallery from './gallery/Gallery';

/** /dev: every part of the interface in every state. */
export default function DeveloperPage() {
  return (
    <>
      <PageHeader
        title="Страница разработчика"
        subtitle="Все компоненты интерфейса во всех состояниях"
      />
      <Gallery />
    </>
  );
}
