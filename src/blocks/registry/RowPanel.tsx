import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { timesIcon } from '../../ui/icon/drawings/timesIcon';
import { Drawer } from '../../ui/overlay/Drawer';
import { useBreakpoint } from '../../shell/screen/breakpoints';

interface RowPanelProps {
  label: string;
  /** Somebody has just opened it, and wants to read on in it. */
  takesFocus: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What belongs to a row: beside the rows on a wide screen, over the page on a narrow one. */
export function RowPanel({ label, takesFocus, onClose, children }: RowPanelProps) {
  const { largeDesktop } = useBreakpoint();
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  if (!largeDesktop) {
    return (
      <Drawer
        open
        side="right"
        label={label}
        onClose={onClose}
        header={<b className="registry-screen__panel-title">{label}</b>}
      >
        <div className="registry-screen__drawer">{children}</div>
      </Drawer>
    );
  }
  return (
    // Escape closes what Enter has opened.
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className="registry-screen__panel"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <div className="registry-screen__panel-head">
        <b className="registry-screen__panel-title">{label}</b>
        <IconButton icon={timesIcon} label="Закрыть" size="sm" onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
