import './page.css';
import { useLocation } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { LazyPart, pagePart } from '../../shell/lazy/LazyPart';
import { PageHeader } from '../../shell/page/PageHeader';
import { KnownTabOnly } from '../../blocks/tabs/KnownTabOnly';
import { chosenTab } from '../../shell/modules/pageTabs';
import { TabLinks } from '../../blocks/tabs/TabLinks';
import { SkeletonText } from '../../ui/state/Skeletons';
import { developerPanelPath, developerPanels, type DeveloperPanel } from './developerPanels';

/** /dev: internals and state of the cabinet, for its owner (GODMOD). */
export default function DeveloperPage() {
  const current = chosenTab(developerPanels, useLocation().search, 'panel');
  return (
    <div className="developer grid grid-cols-1">
      <KnownTabOnly tabs={developerPanels} path={paths.developer} parameter="panel" />
      <PageHeader title="Страница разработчика" subtitle="Контракт, модули, хранилище и проверки" />
      <TabLinks
        className="developer__tabs"
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
  return (
    <LazyPart
      part={pagePart(`panel ${panel.id}`, panel.lazy)}
      fallback={<SkeletonText lines={8} />}
    >
      {(Panel) => <Panel />}
    </LazyPart>
  );
}
