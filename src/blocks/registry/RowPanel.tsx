import { Fragment, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { createPart } from '../../shell/lazy/LazyPart';
import { OpenedPart } from '../../shell/modal/OpenedPart';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { IconButton } from '../../ui/button/IconButton';
import { angleDownIcon, timesIcon } from '../../ui/icon/frameIcons';
import { angleUpIcon } from '../../ui/icon/pageIcons';
import type { DrawerProps } from '../../ui/overlay/Drawer';
import type { MenuGroup } from '../../ui/overlay/Menu';
import { useBackCloses } from '../../ui/overlay/useBackCloses';
import type { RegistryRow } from '../../ui/registry/registryColumn';
import { Button } from '../../ui/button/Button';
import { cellText } from '../../ui/registry/cellValue';
import { ErrorState } from '../../ui/state/ErrorState';
import { Note } from '../../ui/state/Note';
import { SkeletonCard } from '../../ui/state/Skeletons';
import { MoreMenu } from '../action/MoreMenu';
import { useOpenRegistry } from './openRegistry';
import type { LinkedRow } from './linkedRow';

interface RowPanelProps {
  label: string;
  /** Rare and destructive actions of the row, under «⋯». */
  menu?: MenuGroup['actions'] | undefined;
  children: ReactNode;
}

const drawer = createPart<DrawerProps>(() => import('../../ui/overlay/Drawer'));

/** The panel of a row. It covers the right side of the page, or all of it on a phone. */
function RowPanel({ label, menu, children }: RowPanelProps) {
  const { view } = useOpenRegistry();
  const { mobile } = useBreakpoint();
  const onClose = () => view.openRow(null);
  const header = (
    <>
      <b className="text-md wrap-anywhere">{label}</b>
      <span className="flex flex-none">
        <Moves menu={menu} />
        {!mobile && <IconButton icon={timesIcon} label="Закрыть" size="sm" onClick={onClose} />}
      </span>
    </>
  );
  const body = <div className="registry-screen__panel-body flex flex-1 flex-col">{children}</div>;
  if (!mobile) return <SidePanel {...{ label, header, onClose }}>{body}</SidePanel>;
  return (
    <OpenedPart part={drawer} onClose={onClose}>
      {(Drawer) => (
        <Drawer side="right" flush {...{ label, header, onClose }}>
          {body}
        </Drawer>
      )}
    </OpenedPart>
  );
}

function Moves({ menu }: Pick<RowPanelProps, 'menu'>) {
  const { view, rows, at } = useOpenRegistry();
  const moveTo = (row: RegistryRow | undefined) => row && (() => view.openRow(row.key));
  const onPrevious = moveTo(rows[at - 1]);
  const onNext = moveTo(rows[at + 1]);
  return (
    <>
      {at >= 0 && (onPrevious || onNext) && (
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
      )}
      {menu !== undefined && menu.length > 0 && (
        <MoreMenu label="Действия с записью" actions={menu} />
      )}
    </>
  );
}

function liesUnder(panel: HTMLElement, element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + 1, top + height / 2);
  return panel.contains(shown) && !panel.contains(element);
}

type SidePanelProps = Pick<DrawerProps, 'label' | 'header' | 'onClose' | 'children'>;

function SidePanel({ label, header, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useBackCloses(true, onClose);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Closes the panel if it hides the focused element. The check waits a frame, until the page has scrolled to that
    // element.
    const closeIfCovering = () =>
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (panel.current && activeElement && liesUnder(panel.current, activeElement)) close();
      });
    document.addEventListener('focusin', closeIfCovering);
    return () => document.removeEventListener('focusin', closeIfCovering);
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className="registry-screen__panel flex flex-col print-hidden bg-surface shadow-overlay"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className="registry-screen__panel-head flex items-center justify-between gap-2 border-b">
        {header}
      </div>
      {children}
    </aside>
  );
}

/** Content of the panel while the row of the address loads, or after it failed to load. */
function LinkedRowPart({ elsewhere }: { elsewhere: LinkedRow<unknown> }) {
  if (elsewhere.kind !== 'failed') return <SkeletonCard lines={6} />;
  const { error, retry } = elsewhere;
  return error.status === 404 ? (
    <ErrorState
      framed={false}
      title="Такой записи нет"
      message="Возможно, её удалили или ссылка неполная."
    />
  ) : (
    <ErrorState framed={false} message={error.message} onRetry={retry} />
  );
}

/** Note that the row of the address is not on this page; shown if no call can load that row. */
export function RowOutOfSight() {
  const { view, rows, at, panel, elsewhere, isStale } = useOpenRegistry();
  const isMissing = panel !== undefined && view.row !== null && at < 0;
  if (!isMissing || elsewhere !== undefined || isStale || rows.length === 0) return null;
  return (
    <Note
      tone="neutral"
      action={
        <Button variant="text" size="sm" onClick={() => view.openRow(null)}>
          Понятно
        </Button>
      }
    >
      Записи из ссылки нет на этой странице реестра. Найдите её поиском или фильтрами.
    </Note>
  );
}

/** The panel of the row that the address names, even if the row is on another page. */
export function OpenRowPanel() {
  const { view, rows, at, panel, elsewhere, label, columns } = useOpenRegistry();
  if (panel === undefined || view.row === null) return null;
  const row = rows[at] ?? (elsewhere?.kind === 'found' ? elsewhere.row : undefined);
  if (row === undefined) {
    if (elsewhere === undefined || elsewhere.kind === 'none') return null;
    return (
      <RowPanel label={label}>
        <LinkedRowPart elsewhere={elsewhere} />
      </RowPanel>
    );
  }
  return (
    <RowPanel
      label={panel.label?.(row) ?? cellText(columns[0]?.value(row))}
      menu={panel.menu?.(row)}
    >
      {at < 0 && <p className="mb-2 text-muted text-xs">Запись на другой странице реестра</p>}
      <Fragment key={view.row}>{panel.render(row)}</Fragment>
    </RowPanel>
  );
}
