import './TabbedPage.css';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { IconDrawing } from '../../ui/icon/Icon';
import { SkeletonCard } from '../../ui/state/Skeletons';
import { useCurrentUser } from '../../session/currentUser';
import { ConfirmedOnly } from '../confirmation/ConfirmedOnly';
import { LazyPart, pagePart } from '../../shell/lazy/LazyPart';
import { PageHeader, type PageHeaderProps } from '../../shell/page/PageHeader';
import type { PageTab } from '../../shell/modules/defineModule';
import { chosenTab, tabPath, tabsFor, type PageTabs } from '../../shell/modules/pageTabs';
import { isCrowded, TabLinks } from './TabLinks';

interface TabbedPageProps extends Pick<PageHeaderProps, 'subtitle' | 'actions'> {
  page: PageTabs;
  /** Icons by the ids of tabs; loaded together with the page. */
  icons?: Readonly<Partial<Record<string, IconDrawing>>>;
  /** Placeholder with the shape of a tab while its code loads; a card by default. */
  skeleton?: ReactNode;
}

const CARD = <SkeletonCard lines={5} />;

/** A page with a line of tabs. The address names the open tab, so that it can be linked to. */
export function TabbedPage({ page, icons, skeleton = CARD, ...header }: TabbedPageProps) {
  const { search } = useLocation();
  const tabs = tabsFor(page, useCurrentUser()).map((tab) => {
    const icon = icons?.[tab.id];
    return icon ? { ...tab, icon } : tab;
  });
  const current = chosenTab(tabs, search);
  const wanted = new URLSearchParams(search).get('tab');
  // A missing or forbidden tab is replaced by the first one, so that «Назад» does not return to it.
  const isReplaced = wanted !== null && current !== undefined && current.id !== wanted;
  return (
    <div className="tabbed-page grid grid-cols-1 gap-6px">
      {isReplaced && <Navigate to={page.path} replace />}
      <PageHeader
        title={page.title}
        tabs={
          <TabLinks
            label={page.label}
            tabs={tabs}
            current={current}
            addressOf={(tab) => tabPath(page, tab === tabs[0] ? undefined : tab.id)}
          />
        }
        hasManyTabs={isCrowded(tabs)}
        {...header}
      />
      {current && <Content key={current.id} name={page.path} tab={current} skeleton={skeleton} />}
    </div>
  );
}

interface ContentProps {
  name: string;
  tab: PageTab;
  skeleton: ReactNode;
}

function Content({ name, tab, skeleton }: ContentProps) {
  const content = (
    <LazyPart part={pagePart(`${name} ${tab.id}`, tab.page)} fallback={skeleton}>
      {(Tab) => <Tab />}
    </LazyPart>
  );
  return tab.needsVerified === true ? <ConfirmedOnly>{content}</ConfirmedOnly> : content;
}
