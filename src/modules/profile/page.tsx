import './page.css';
import { useCurrentUser } from '../../session/currentUser';
import { TabbedPage } from '../../blocks/tabs/TabbedPage';
import { SkeletonCard } from '../../ui/state/Skeletons';
import { linkIcon, userIcon, walletIcon } from '../../ui/icon/frameIcons';
import { buildingIcon, slidersHIcon, usersIcon } from '../../ui/icon/pageIcons';
import { profileTabs } from './profileTabs';
import type { IconDrawing } from '../../ui/icon/Icon';

const lockIcon: IconDrawing = {
  path: 'M17,10.25h-.25V8a4.75,4.75,0,0,0-9.5,0v2.25H7A2.75,2.75,0,0,0,4.25,13v5A2.75,2.75,0,0,0,7,20.75H17A2.75,2.75,0,0,0,19.75,18V13A2.75,2.75,0,0,0,17,10.25ZM8.75,8a3.25,3.25,0,0,1,6.5,0v2.25H8.75Zm9.5,10A1.25,1.25,0,0,1,17,19.25H7A1.25,1.25,0,0,1,5.75,18V13A1.25,1.25,0,0,1,7,11.75H17A1.25,1.25,0,0,1,18.25,13Z',
};

const icons = {
  person: userIcon,
  security: lockIcon,
  organization: buildingIcon,
  accounts: walletIcon,
  users: usersIcon,
  integrations: linkIcon,
  interface: slidersHIcon,
};

/** /profile: one tab at a time; the address names it. */
export default function ProfilePage() {
  const user = useCurrentUser();
  return (
    <div className="profile">
      <TabbedPage
        page={profileTabs}
        icons={icons}
        subtitle={user?.organization?.name}
        skeleton={<TabSkeleton />}
      />
    </div>
  );
}

/** A card before its tab arrives. */
function TabSkeleton() {
  return (
    <div className="profile__stack">
      <SkeletonCard lines={5} />
    </div>
  );
}
