import { useState, type ReactNode } from 'react';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { IconButton } from '../../ui/button/IconButton';
import { ellipsisHIcon, printIcon, slidersHIcon } from '../../ui/icon/pageIcons';
import { MenuSheet } from '../../ui/overlay/MenuSheet';
import { ExportMenu, useExportGroups, type ExportMenuProps } from './export/ExportMenu';
import type { FilterKinds } from './registryFilters';
import { RegistrySettings, type RegistryToolsProps } from './RegistrySettings';

/** Files of the rows, print, and the settings of the table; on a phone all of it in one sheet. */
export function RegistryTools<Row extends object, Filters extends FilterKinds>(
  props: RegistryToolsProps<Row, Filters>,
) {
  const { label, exported } = props;
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  // It stays when the phone is turned: a form may be open over it.
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { mobile } = useBreakpoint();
  const openSettings = () => {
    setHasOpened(true);
    setOpen(true);
  };
  return (
    <>
      {mobile || isSheetOpen ? (
        <PhoneTools
          label={label}
          exported={exported}
          isOpen={isSheetOpen}
          onOpen={setSheetOpen}
          onSettings={openSettings}
        >
          {props.actions}
        </PhoneTools>
      ) : (
        <>
          {props.isExportElsewhere ? null : <ExportMenu {...exported} isNamed={false} />}
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
      {hasOpened && <RegistrySettings {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const print = () => window.print();

interface PhoneToolsProps<Row> {
  label: string;
  exported: ExportMenuProps<Row>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onSettings: () => void;
  /** Buttons of the screen's own. */
  children: ReactNode;
}

function PhoneTools<Row>({
  label,
  exported,
  isOpen,
  onOpen,
  onSettings,
  children,
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
          {children && <div className="registry-screen__own-tools">{children}</div>}
        </MenuSheet>
      )}
    </>
  );
}
