import './page.css';
import { useCurrentUser } from '../../session/currentUser';
import { TabbedPage } from '../../blocks/tabs/TabbedPage';
import { SkeletonCard } from '../../ui/state/Skeletons';
import { linkIcon, userIcon, walletIcon } from '../../ui/icon/frameIcons';
import { buildingIcon, lockIcon, slidersHIcon, usersIcon } from '../../ui/icon/pageIcons';
import { profileTabs } from './profileTabs';

const icons = {
  person: userIcon,
  security: lockIcon,
  organization: buildingIcon,
  accounts: walletIcon,
  users: usersIcon,
  integrations: linkIcon,
  interface: slidersHIcon,
};

/** /profile: shows the tab that the address names. */
export default function ProfilePage() {
  const user = useCurrentUser();
  return (
    <div className="profile">
      <TabbedPage
        page={profileTabs}
        icons={icons}
        subtitle={user?.organization?.name}
        skeleton={
          <div className="profile__stack">
            <SkeletonCard lines={5} />
          </div>
        }
      />
    </div>
  );
}
