import './ProfilePage.css';
import { useLocation } from 'react-router-dom';
import { pageTitles } from '../../domain/pageTitles';
import type { User } from '../../api/endpoints/user';
import { useCurrentUser } from '../../session/currentUser';
import { LazyPart } from '../../shell/lazy/LazyPart';
import { pagePart } from '../../shell/lazy/part';
import { PageHeader } from '../../shell/page/PageHeader';
import { TabLinks } from '../../shell/page/TabLinks';
import { SkeletonCard } from '../../ui/state/Skeletons';
import { WaitingCard } from '../../ui/card/WaitingCard';
import { profileTabPath } from './profilePaths';
import { chosenTab, profileTabs, tabsFor, type ProfileTab } from './profileTabs';

/** /profile: one tab at a time; the address names it, so that it can be linked to. */
export default function ProfilePage() {
  const user = useCurrentUser();
  const { search } = useLocation();
  const tabs = tabsFor(profileTabs, user);
  const current = chosenTab(tabs, search);
  return (
    <div className="profile">
      <PageHeader title={pageTitles.profile} subtitle={user?.organization?.name} />
      <TabLinks
        label="Разделы профиля"
        tabs={tabs}
        current={current}
        addressOf={(tab) => profileTabPath(tab === tabs[0] ? undefined : tab.id)}
      />
      {current && <TabContent key={current.id} tab={current} user={user} />}
    </div>
  );
}

function TabContent({ tab, user }: { tab: ProfileTab; user: User | undefined }) {
  if (tab.needsVerified === true && user?.isVerified === false) {
    return (
      <WaitingCard>
        <p>
          Полный функционал станет доступен после подтверждения пользователя владельцем кабинета.
        </p>
      </WaitingCard>
    );
  }
  return (
    <LazyPart part={pagePart(`profile ${tab.id}`, tab.lazy)} fallback={<TabSkeleton />}>
      {(Tab) => <Tab />}
    </LazyPart>
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
