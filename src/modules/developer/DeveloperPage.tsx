import './DeveloperPage.css';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createLazyParts } from '../../shell/lazy/lazyParts';
import { PageHeader } from '../../shell/page/PageHeader';
import { loadPart } from '../../shell/lazy/chunkReload';
import { TabLinks } from '../../shell/page/TabLinks';
import { SkeletonText } from '../../ui/state/Skeletons';
import { developerPanelPath, developerPanels, type DeveloperPanel } from './developerPanels';

const contents = createLazyParts((load) => () => loadPart('developer panel', load));

/** /dev: what the cabinet is made of and what it knows, for the owner of the cabinet (GODMOD). */
export default function DeveloperPage() {
  const wanted = new URLSearchParams(useLocation().search).get('panel');
  const current = developerPanels.find(({ id }) => id === wanted) ?? developerPanels[0];
  return (
    <div className="developer">
      <PageHeader
        title="Страница разработчика"
        subtitle="Компоненты, контракт, модули, хранилище и проверки"
      />
      <TabLinks
        label="Разделы страницы разработчика"
        tabs={developerPanels}
        current={current}
        addressOf={({ id }) => developerPanelPath(id)}
      />
      {current && <PanelContent key={current.id} panel={current} />}
    </div>
  );
}

function PanelContent({ panel }: { panel: DeveloperPanel }) {
  const [Content] = useState(() => contents.componentOf(panel.lazy));
  return (
    <Suspense fallback={<SkeletonText lines={8} />}>
      <Content />
    </Suspense>
  );
}
