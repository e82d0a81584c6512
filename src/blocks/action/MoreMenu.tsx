import { useState } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { createPart } from '../../shell/lazy/LazyPart';
import { OpenedPart } from '../../shell/modal/OpenedPart';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { ellipsisHIcon } from '../../ui/icon/pageIcons';
import { Menu, type MenuGroup } from '../../ui/overlay/Menu';
import type { MenuSheetProps } from '../../ui/overlay/MenuSheet';

export interface MoreMenuProps extends AnalyticsProps {
  /** Accessible name of the button and of its menu. */
  label: string;
  actions: MenuGroup['actions'];
}

const sheet = createPart<MenuSheetProps>(() => import('../../ui/overlay/MenuSheet'));

/** The button «⋯» with rare and destructive actions in a menu. `src/ui/README.md`, rule U12: a phone opens sheets. */
export function MoreMenu({ label, actions, ...mark }: MoreMenuProps) {
  const { mobile } = useBreakpoint();
  const [isOpen, setOpen] = useState(false);
  const groups = [{ id: 'more', actions }];
  if (!mobile) {
    return (
      <Menu {...mark} label={label} groups={groups}>
        <Icon drawing={ellipsisHIcon} />
      </Menu>
    );
  }
  return (
    <>
      <IconButton
        {...mark}
        icon={ellipsisHIcon}
        label={label}
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <OpenedPart part={sheet} onClose={() => setOpen(false)}>
          {(MenuSheet) => (
            <MenuSheet title={label} groups={groups} onClose={() => setOpen(false)} />
          )}
        </OpenedPart>
      )}
    </>
  );
}
