import './ProfilePage.css';
import { pageTitles } from '../../domain/pageTitles';
import { useCurrentUser } from '../../session/currentUser';
import { PageHeader } from '../../shell/page/PageHeader';
import { TabbedContent } from '../../shell/tabs/TabbedContent';
import { SkeletonCard } from '../../ui/state/Skeletons';
import { profileTabs } from './profileTabs';

/** /profile: one tab at a time; the address names it. */
export default function ProfilePage() {
  const user = useCurrentUser();
  return (
    <div className="profile">
      <PageHeader title={pageTitles.profile} subtitle={user?.organization?.name} />
      <TabbedContent page={profileTabs} skeleton={<TabSkeleton />} />
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
