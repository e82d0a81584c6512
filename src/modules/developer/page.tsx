import './page.css';
import { TabbedPage } from '../../blocks/tabs/TabbedPage';
import { databaseIcon, listIcon, refreshIcon } from '../../ui/icon/frameIcons';
import { checkIcon } from '../../ui/icon/signInIcons';
import { SkeletonText } from '../../ui/state/Skeletons';
import { developerTabs } from './developerTabs';

const icons = {
  overview: listIcon,
  store: databaseIcon,
  backend: refreshIcon,
  checks: checkIcon,
};

/** /dev: internals and state of the cabinet, for its owner (GODMOD). */
export default function DeveloperPage() {
  return (
    <div className="developer grid grid-cols-1">
      <TabbedPage
        page={developerTabs}
        icons={icons}
        subtitle="Контракт, модули, хранилище и проверки"
        skeleton={<SkeletonText lines={8} />}
      />
    </div>
  );
}
