import './ProfilePage.css';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../api/endpoints/user';
import { useCurrentUser } from '../../session/currentUser';
import { createLazyParts } from '../../shell/lazyParts';
import { PageHeader } from '../../shell/PageHeader';
import { loadPart } from '../../shell/pages/chunkReload';
import { Icon } from '../../ui/Icon';
import { RouterLink } from '../../ui/RouterLink';
import { SkeletonCards } from '../../ui/Skeletons';
import { WaitingCard } from '../../ui/WaitingCard';
import { profileTabPath } from './profilePaths';
import { profileTabs, type ProfileTab } from './profileTabs';

const contents = createLazyParts((load) => () => loadPart('profile', load));

function tabsFor(user: User | undefined): readonly ProfileTab[] {
  return profileTabs.filter(({ isFor }) => user !== undefined && (isFor?.(user) ?? true));
}

/** /profile: one tab at a time; the address names it, so that it can be linked to. */
export default function ProfilePage() {
  const user = useCurrentUser();
  const wanted = new URLSearchParams(useLocation().search).get('tab');
  const tabs = tabsFor(user);
  const current = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  return (
    <div className="profile">
      <PageHeader title="Профиль" subtitle={user?.organization.name} />
      <nav className="profile__tabs" aria-label="Разделы профиля">
        {tabs.map((tab, index) => (
          <RouterLink
            key={tab.id}
            to={profileTabPath(index === 0 ? undefined : tab.id)}
            className="profile__tab"
            aria-current={tab === current ? 'page' : undefined}
          >
            <Icon name={tab.icon} />
            {tab.label}
          </RouterLink>
        ))}
      </nav>
      {current && <TabContent key={current.id} tab={current} user={user} />}
    </div>
  );
}

function TabContent({ tab, user }: { tab: ProfileTab; user: User | undefined }) {
  const [Content] = useState(() => contents.componentOf(tab.lazy));
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
    <Suspense fallback={<SkeletonCards count={1} />}>
      <Content />
    </Suspense>
  );
}
