import { useState } from 'react';
import { partFailure } from '../../shell/lazy/chunkReload';
import { createPart, LazyPart } from '../../shell/lazy/LazyPart';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { useToast } from '../../shell/toast/toasts';
import { IconButton } from '../../ui/button/IconButton';
import { ellipsisHIcon, printIcon, slidersHIcon } from '../../ui/icon/pageIcons';
import { checkIcon } from '../../ui/icon/signInIcons';
import { MenuSheet } from '../../ui/overlay/MenuSheet';
import { ExportMenu, useExportGroups } from './export/ExportMenu';
import type { FilterKinds } from './registryFilters';
import type { RegistrySettingsProps, RegistryToolsProps } from './RegistrySettings';

/** Files of the rows, print, and the settings of the table; on a phone all of it in one sheet. */
export function RegistryTools<Row extends object, Filters extends FilterKinds>(
  props: RegistryToolsProps<Row, Filters>,
) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  // It stays when the phone is turned: a form may be open over it.
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { mobile } = useBreakpoint();
  const toast = useToast();
  const [settings] = useState(() =>
    createPart<RegistrySettingsProps<Row, Filters>>(() => import('./RegistrySettings')),
  );
  const openSettings = () => {
    setHasOpened(true);
    setOpen(true);
  };
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
      {hasOpened && (
        <LazyPart
          part={settings}
          fallback={null}
          onFailure={(error) => {
            setHasOpened(false);
            toast.error(partFailure(error, navigator.onLine) ?? NOT_OPENED);
          }}
        >
          {(Settings) => <Settings {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
}

const NOT_OPENED = 'Не удалось открыть настройки таблицы. Попробуйте ещё раз';

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
    </>
  );
}
