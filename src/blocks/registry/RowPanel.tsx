import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPart } from '../../shell/lazy/LazyPart';
import { OpenedPart } from '../../shell/modal/OpenedPart';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { IconButton } from '../../ui/button/IconButton';
import { angleDownIcon, timesIcon } from '../../ui/icon/frameIcons';
import { angleUpIcon } from '../../ui/icon/pageIcons';
import type { DrawerProps } from '../../ui/overlay/Drawer';
import { useBackCloses } from '../../ui/overlay/useBackCloses';

export interface RowPanelProps {
  label: string;
  onClose: () => void;
  /** To the row before and the one after; undefined where there is none. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  children: ReactNode;
}

/** What belongs to a row: over the page at its right side, on a phone in place of it. */
export function RowPanel(props: RowPanelProps) {
  const { mobile } = useBreakpoint();
  return mobile ? <PhonePanel {...props} /> : <SidePanel {...props} />;
}

function Moves({ onPrevious, onNext }: Pick<RowPanelProps, 'onPrevious' | 'onNext'>) {
  if (!onPrevious && !onNext) return null;
  return (
    <>
      <IconButton
        icon={angleUpIcon}
        label="Предыдущая запись"
        size="sm"
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        icon={angleDownIcon}
        label="Следующая запись"
        size="sm"
        disabled={!onNext}
        onClick={onNext}
      />
    </>
  );
}

const drawer = createPart<DrawerProps>(() => import('../../ui/overlay/Drawer'));

function PhonePanel({ label, onClose, children, ...moves }: RowPanelProps) {
  return (
    <OpenedPart part={drawer} onClose={onClose}>
      {(Drawer) => (
        <Drawer
          side="right"
          label={label}
          onClose={onClose}
          header={
            <>
              <b className="registry-screen__panel-title">{label}</b>
              <span className="registry-screen__moves">
                <Moves {...moves} />
              </span>
            </>
          }
        >
          <div className="registry-screen__drawer">{children}</div>
        </Drawer>
      )}
    </OpenedPart>
  );
}

/** Pixels of the panel. */
const USUAL_WIDTH = 480;

/** Pixels that it may have to end where a column does. */
const MOST_WIDTH = 640;

/** The width at which the panel covers columns whole, and no half of a number is left. */
function widthAtColumns(panel: HTMLElement): number {
  const { right } = panel.getBoundingClientRect();
  const heads = panel
    .closest('.registry-screen')
    ?.querySelectorAll<HTMLElement>('[role="columnheader"]');
  const edge = [...(heads ?? [])]
    .map((head) => Math.floor(head.getBoundingClientRect().left))
    .findLast((left) => right - left >= USUAL_WIDTH);
  const width = edge === undefined ? USUAL_WIDTH : Math.floor(right - edge);
  return width > MOST_WIDTH ? USUAL_WIDTH : width;
}

/** Whether nothing of an element is seen beside the panel, which reaches to the edge of the window. */
function liesUnder(panel: HTMLElement, element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + 1, top + height / 2);
  return panel.contains(shown) && !panel.contains(element);
}

function SidePanel({ label, onClose, children, ...moves }: RowPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useBackCloses(true, onClose);
  useLayoutEffect(() => {
    const measure = () => {
      if (panel.current) setWidth(widthAtColumns(panel.current));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  useEffect(() => {
    // What is focused under the panel must be seen: it gives way, once the page has scrolled there.
    const giveWay = () =>
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (panel.current && activeElement && liesUnder(panel.current, activeElement)) onClose();
      });
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
  }, [onClose]);
  return (
    // Escape closes what Enter has opened.
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className="registry-screen__panel"
      style={{ width }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className="registry-screen__panel-head">
        <b className="registry-screen__panel-title">{label}</b>
        <span className="registry-screen__moves">
          <Moves {...moves} />
          <IconButton icon={timesIcon} label="Закрыть" size="sm" onClick={onClose} />
        </span>
      </div>
      <div className="registry-screen__panel-body">{children}</div>
    </aside>
  );
}
