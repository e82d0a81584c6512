import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../session/currentUser';
import { ConfirmedOnly } from '../confirmation/ConfirmedOnly';
import { LazyPart } from '../lazy/LazyPart';
import { pagePart } from '../lazy/part';
import { KnownTabOnly } from './KnownTabOnly';
import { chosenTab, tabPath, tabsFor, type PageTab, type PageTabs } from './pageTabs';
import { TabLinks } from './TabLinks';

interface TabbedContentProps {
  page: PageTabs;
  /** Has the shape of a tab before its code is there. */
  skeleton: ReactNode;
}

/** The line of tabs of a page and the one that the address names, so that it can be linked to. */
export function TabbedContent({ page, skeleton }: TabbedContentProps) {
  const { search } = useLocation();
  const tabs = tabsFor(page, useCurrentUser());
  const current = chosenTab(tabs, search);
  return (
    <>
      <KnownTabOnly tabs={tabs} path={page.path} />
      <TabLinks
        label={page.label}
        tabs={tabs}
        current={current}
        addressOf={(tab) => tabPath(page, tab === tabs[0] ? undefined : tab.id)}
      />
      {current && <Content key={current.id} name={page.path} tab={current} skeleton={skeleton} />}
    </>
  );
}

interface ContentProps {
  name: string;
  tab: PageTab;
  skeleton: ReactNode;
}

function Content({ name, tab, skeleton }: ContentProps) {
  const content = (
    <LazyPart part={pagePart(`${name} ${tab.id}`, tab.lazy)} fallback={skeleton}>
      {(Tab) => <Tab />}
    </LazyPart>
  );
  return tab.needsVerified === true ? <ConfirmedOnly>{content}</ConfirmedOnly> : content;
}
