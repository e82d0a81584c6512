import { useState } from 'react';
import { createPart } from '../../shell/lazy/LazyPart';
import { OpenedPart } from '../../shell/modal/OpenedPart';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { IconButton } from '../../ui/button/IconButton';
import { ellipsisHIcon, printIcon, slidersHIcon } from '../../ui/icon/pageIcons';
import { checkIcon } from '../../ui/icon/signInIcons';
import type { MenuSheetProps } from '../../ui/overlay/MenuSheet';
import { ExportMenu, useExportGroups } from './export/ExportMenu';
import type { FilterKinds } from './registryFilters';
import type { RegistrySettingsProps, RegistryToolsProps } from './RegistrySettings';

/** Files of the rows, print, and the settings of the table; on a phone all of it in one sheet. */
export function RegistryTools<Row extends object, Filters extends FilterKinds>(
  props: RegistryToolsProps<Row, Filters>,
) {
  const [isOpen, setOpen] = useState(false);
  // It stays when the phone is turned: a form may be open over it.
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { mobile } = useBreakpoint();
  const [settings] = useState(() =>
    createPart<RegistrySettingsProps<Row, Filters>>(() => import('./RegistrySettings')),
  );
  const openSettings = () => setOpen(true);
  return (
    <>
      {mobile || isSheetOpen ? (
        <PhoneTools
          {...props}
          isOpen={isSheetOpen}
          onOpen={setSheetOpen}
          onSettings={openSettings}
        />
      ) : (
        <>
          {props.isExportElsewhere ? null : <ExportMenu {...props.exported} isNamed={false} />}
          <IconButton icon={printIcon} label="Распечатать" size="sm" onClick={print} />
          {props.actions}
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
          {(Settings) => <Settings {...props} onClose={() => setOpen(false)} />}
        </OpenedPart>
      )}
    </>
  );
}

const print = () => window.print();

/** Begins to choose rows, or what is done with those that are chosen. */
function choiceActions({
  choosing,
  chosenActions = [],
}: Pick<RegistryToolsProps<object, FilterKinds>, 'choosing' | 'chosenActions'>) {
  if (choosing?.isOn === false) {
    const { begin } = choosing;
    return [{ id: 'choose', icon: checkIcon, label: 'Выбрать записи', onSelect: begin }];
  }
  return chosenActions.map(({ label, disabled, disabledReason, ...action }) => ({
    ...action,
    label: disabledReason ?? label,
    disabled: disabled === true || disabledReason !== undefined,
  }));
}

const sheet = createPart<MenuSheetProps>(() => import('../../ui/overlay/MenuSheet'));

type PhoneToolsProps<Row extends object> = Pick<
  RegistryToolsProps<Row, FilterKinds>,
  'label' | 'exported' | 'actions' | 'choosing' | 'chosenActions'
> & {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onSettings: () => void;
};

function PhoneTools<Row extends object>({
  label,
  exported,
  actions,
  choosing,
  chosenActions,
  isOpen,
  onOpen,
  onSettings,
}: PhoneToolsProps<Row>) {
  const groups = useExportGroups(exported).map(({ label: heading, ...group }) => ({
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
                { id: 'choice', actions: choiceActions({ choosing, chosenActions }) },
                ...groups,
                {
                  id: 'table',
                  actions: [
                    { id: 'print', icon: printIcon, label: 'Распечатать', onSelect: print },
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
              {actions && <div className="registry-screen__own-tools">{actions}</div>}
            </MenuSheet>
          )}
        </OpenedPart>
      )}
    </>
  );
}
