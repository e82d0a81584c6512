import './TabLinks.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { createPart } from '../../shell/lazy/LazyPart';
import { OpenedPart } from '../../shell/modal/OpenedPart';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { Icon, type IconDrawing } from '../../ui/icon/Icon';
import { angleDownIcon } from '../../ui/icon/frameIcons';
import { classNames } from '../../ui/classNames';
import type { MenuSheetProps } from '../../ui/overlay/MenuSheet';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export interface TabLink {
  id: string;
  label: string;
  icon?: IconDrawing;
}

/** Scrolls the line, not the page, until the current tab is visible. */
function showInLine(line: HTMLElement | null, place: number): void {
  const tab = line?.children[place];
  if (!line || !(tab instanceof HTMLElement)) return;
  line.scrollLeft = tab.offsetLeft - line.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
}

/** A page with more tabs counts as crowded: it shows icons, and the tabs beside the title, only on wide screens. */
const UNCROWDED = 4;

/** Returns true for more than four tabs, which may not fit beside the title. */
export function isCrowded(tabs: readonly TabLink[]): boolean {
  return tabs.length > UNCROWDED;
}

interface TabLinksProps<Tab extends TabLink> {
  /** Accessible name of the line, and title of the sheet. */
  label: string;
  tabs: readonly Tab[];
  current: Tab | undefined;
  addressOf: (tab: Tab) => string;
  className?: string | undefined;
}

/** The tabs of a page: a line of links, or a button that opens them in a sheet if space is short. */
export function TabLinks<Tab extends TabLink>(props: TabLinksProps<Tab>) {
  const { mobile, largeDesktop } = useBreakpoint();
  const isShort = mobile ? props.tabs.length > 1 : isCrowded(props.tabs) && !largeDesktop;
  return isShort ? <TabButton {...props} /> : <TabLine {...props} />;
}

const sheet = createPart<MenuSheetProps>(() => import('../../ui/overlay/MenuSheet'));

/**
 * A button with the name of the open tab, which opens the list of tabs. On a phone the name is also the page's title.
 */
function TabButton<Tab extends TabLink>({
  label,
  tabs,
  current,
  addressOf,
  className,
}: TabLinksProps<Tab>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav
      className={classNames('tab-links flex gap-1 tab-links--phone', className)}
      aria-label={label}
    >
      <button
        type="button"
        className="tab-links__button inline-flex items-center gap-1 text-default rounded focus-inside min-h-48px max-w-full"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="min-w-0 wrap-anywhere">{current?.label ?? label}</span>
        <VisuallyHidden>, выбрать раздел</VisuallyHidden>
        <Icon drawing={angleDownIcon} />
      </button>
      {isOpen && (
        <OpenedPart part={sheet} onClose={() => setOpen(false)}>
          {(MenuSheet) => (
            <MenuSheet
              data-analytics="any:tabs"
              title={label}
              groups={[
                {
                  id: 'tabs',
                  actions: tabs.map((tab) => ({
                    id: tab.id,
                    label: tab.label,
                    icon: tab.icon,
                    checked: tab === current,
                    to: addressOf(tab),
                  })),
                },
              ]}
              onClose={() => setOpen(false)}
            />
          )}
        </OpenedPart>
      )}
    </nav>
  );
}

/** The tabs are links, so that each one can be opened in a new browser tab. */
function TabLine<Tab extends TabLink>({
  label,
  tabs,
  current,
  addressOf,
  className,
}: TabLinksProps<Tab>) {
  const line = useRef<HTMLElement>(null);
  // Effect dependency: measuring forces a layout of the page, so it runs only when the tab has changed.
  const place = current ? tabs.indexOf(current) : -1;
  useLayoutEffect(() => showInLine(line.current, place), [place]);
  return (
    <nav
      ref={line}
      className={classNames(
        'tab-links flex gap-1',
        isCrowded(tabs) && 'tab-links--crowded',
        className,
      )}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={addressOf(tab)}
          data-analytics={`tab:${tab.id}`}
          className="tab-links__tab flex flex-none items-center gap-2 text-muted nowrap hover-bg no-underline min-h-touch"
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab.icon && <Icon drawing={tab.icon} className="tab-links__icon" />}
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
