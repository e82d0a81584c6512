import { Icon } from '../../ui/Icon';
import { RouterLink } from '../../ui/RouterLink';
import { profileTabPath } from './profilePaths';
import type { ProfileTab } from './profileTabs';

/** Brings the current tab into view on a narrow screen; only the line of tabs scrolls, not the page. */
function showInLine(tab: HTMLElement | null): void {
  const line = tab?.parentElement;
  if (!tab || !line) return;
  line.scrollLeft = tab.offsetLeft - line.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
}

export interface ProfileTabsProps {
  tabs: readonly ProfileTab[];
  current: ProfileTab | undefined;
}

/** The tabs as links: each can be opened in a browser tab of its own. */
export function ProfileTabs({ tabs, current }: ProfileTabsProps) {
  return (
    <nav className="profile__tabs" aria-label="Разделы профиля">
      {tabs.map((tab, index) => (
        <RouterLink
          key={tab.id}
          ref={tab === current ? showInLine : undefined}
          to={profileTabPath(index === 0 ? undefined : tab.id)}
          className="profile__tab"
          aria-current={tab === current ? 'page' : undefined}
        >
          <Icon name={tab.icon} />
          {tab.label}
        </RouterLink>
      ))}
    </nav>
  );
}
