import './ProfilePage.css';
import { useCurrentUser } from '../../session/currentUser';
import { TabbedPage } from '../../blocks/tabs/TabbedPage';
import { SkeletonCard } from '../../ui/state/Skeletons';
import { profileTabs } from './profileTabs';

/** /profile: one tab at a time; the address names it. */
export default function ProfilePage() {
  const user = useCurrentUser();
  return (
    <div className="profile">
      <TabbedPage
        page={profileTabs}
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
