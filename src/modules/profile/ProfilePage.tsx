import './ProfilePage.css';
import { useLocation } from 'react-router-dom';
import { pageTitles } from '../../domain/pageTitles';
import { useCurrentUser } from '../../session/currentUser';
import { ConfirmedOnly } from '../../shell/confirmation/ConfirmedOnly';
import { LazyPart } from '../../shell/lazy/LazyPart';
import { pagePart } from '../../shell/lazy/part';
import { PageHeader } from '../../shell/page/PageHeader';
import { TabLinks } from '../../shell/page/TabLinks';
import { SkeletonCard } from '../../ui/state/Skeletons';
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
        crowded
        label="Разделы профиля"
        tabs={tabs}
        current={current}
        addressOf={(tab) => profileTabPath(tab === tabs[0] ? undefined : tab.id)}
      />
      {current && <TabContent key={current.id} tab={current} />}
    </div>
  );
}

function TabContent({ tab }: { tab: ProfileTab }) {
  const content = (
    <LazyPart part={pagePart(`profile ${tab.id}`, tab.lazy)} fallback={<TabSkeleton />}>
      {(Tab) => <Tab />}
    </LazyPart>
  );
  return tab.needsVerified === true ? <ConfirmedOnly>{content}</ConfirmedOnly> : content;
}

/** A card before its tab arrives. */
function TabSkeleton() {
  return (
    <div className="profile__stack">
      <SkeletonCard lines={5} />
    </div>
  );
}
