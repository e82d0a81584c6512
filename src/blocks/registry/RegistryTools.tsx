import { useState } from 'react';
import { createPart } from '../../shell/lazy/LazyPart';
import { OpenedPart } from '../../shell/modal/OpenedPart';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { IconButton } from '../../ui/button/IconButton';
import { ellipsisHIcon, slidersHIcon } from '../../ui/icon/pageIcons';
import { checkIcon } from '../../ui/icon/signInIcons';
import type { MenuSheetProps } from '../../ui/overlay/MenuSheet';
import { ExportMenu, useExportGroups } from './export/ExportMenu';
import { useOpenRegistry, type OpenRegistry } from './openRegistry';

/** Export and table settings; on a phone both are in one sheet. */
export function RegistryTools() {
  const { actions, hasSelectionBar } = useOpenRegistry();
  const [isOpen, setOpen] = useState(false);
  // Independent of the breakpoint: a form may be open above the sheet when the phone turns.
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { mobile, largeDesktop } = useBreakpoint();
  const openSettings = () => setOpen(true);
  return (
    <>
      {mobile || isSheetOpen ? (
        <PhoneTools isOpen={isSheetOpen} onOpen={setSheetOpen} onSettings={openSettings} />
      ) : (
        <>
          {/* On a wide screen, the selection bar has its own export button. */}
          {!(hasSelectionBar && largeDesktop) && <ExportMenu />}
          {actions}
          <IconButton
            icon={slidersHIcon}
            label="Настроить таблицу"
            size="sm"
            aria-haspopup="dialog"
            onClick={openSettings}
          />
        </>
      )}
      {isOpen && (
        <OpenedPart part={settings} onClose={() => setOpen(false)}>
          {(Settings) => <Settings onClose={() => setOpen(false)} />}
        </OpenedPart>
      )}
    </>
  );
}

/** Returns the action that begins choosing, or the actions of the chosen rows; empty if rows cannot be chosen. */
function choiceActions({ choosing, selection }: OpenRegistry) {
  if (choosing?.isOn === false) {
    const { begin } = choosing;
    return [{ id: 'choose', icon: checkIcon, label: 'Выбрать записи', onSelect: begin }];
  }
  const chosenActions = choosing && selection?.moreActions;
  return (chosenActions ?? []).map(({ label, disabled, disabledReason, ...action }) => ({
    ...action,
    label: disabledReason ?? label,
    disabled: disabled === true || disabledReason !== undefined,
  }));
}

const settings = createPart<{ onClose: () => void }>(() => import('./RegistrySettings'));
const sheet = createPart<MenuSheetProps>(() => import('../../ui/overlay/MenuSheet'));

interface PhoneToolsProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onSettings: () => void;
}

function PhoneTools({ isOpen, onOpen, onSettings }: PhoneToolsProps) {
  const open = useOpenRegistry();
  const { label, actions } = open;
  const groups = useExportGroups().map(({ label: heading, ...group }) => ({
    ...group,
    label: heading && `Выгрузить. ${heading}`,
  }));
  return (
    <>
      <IconButton
        icon={ellipsisHIcon}
        label="Действия с реестром"
        className="registry-screen__more"
        aria-haspopup="dialog"
        onClick={() => onOpen(true)}
      />
      {isOpen && (
        <OpenedPart part={sheet} onClose={() => onOpen(false)}>
          {(MenuSheet) => (
            <MenuSheet
              title={label}
              groups={[
                { id: 'choice', actions: choiceActions(open) },
                ...groups,
                {
                  id: 'table',
                  actions: [
                    {
                      id: 'settings',
                      icon: slidersHIcon,
                      label: 'Настроить таблицу',
                      onSelect: onSettings,
                    },
                  ],
                },
              ]}
              onClose={() => onOpen(false)}
            >
              {actions && <div className="grid pad-2-4">{actions}</div>}
            </MenuSheet>
          )}
        </OpenedPart>
      )}
    </>
  );
}
