import { useState } from 'react';
import { moscowDay } from '../../lib/isoDay';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { downloadIcon } from '../../ui/icon/drawings/downloadIcon';
import { printIcon } from '../../ui/icon/drawings/printIcon';
import { slidersHIcon } from '../../ui/icon/drawings/slidersHIcon';
import { columnOrder, isColumnShown } from '../../ui/registry/columnMoves';
import { registryCsv } from '../../ui/registry/csv';
import type { ColumnLayout, RegistryColumn } from '../../ui/registry/registryColumn';
import { saveFile } from '../../lib/saveFile';
import type { FilterKinds } from './registryFilters';
import { RegistrySettings } from './RegistrySettings';
import type { RegistryToolsProps } from './registryToolsProps';

/** The columns that are to be seen, in the person's order. */
function seenColumns<Row>(columns: readonly RegistryColumn<Row>[], layout: ColumnLayout) {
  return columnOrder(columns, layout).flatMap((id) =>
    columns.filter((column) => column.id === id && isColumnShown(column, layout)),
  );
}

/** CSV of what is shown, print, and the settings of the table; on a phone all of it in one drawer. */
export function RegistryTools<Row extends object, Filters extends FilterKinds>(
  props: RegistryToolsProps<Row, Filters>,
) {
  const { label, columns, rows, layout, actions } = props;
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const saveCsv = () => {
    const text = registryCsv(seenColumns(columns, layout), rows);
    saveFile(new Blob([text], { type: 'text/csv' }), `${label} ${moscowDay()}.csv`);
  };
  const { mobile } = useBreakpoint();
  const print = () => window.print();
  return (
    <>
      {!mobile && (
        <>
          <IconButton
            icon={downloadIcon}
            label="Скачать страницу в CSV"
            size="sm"
            onClick={saveCsv}
          />
          <IconButton icon={printIcon} label="Распечатать" size="sm" onClick={print} />
          {actions}
        </>
      )}
      <IconButton
        icon={slidersHIcon}
        label="Настроить таблицу"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          setHasOpened(true);
          setOpen(true);
        }}
      />
      {hasOpened && (
        <RegistrySettings {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
          {mobile && (
            <div className="registry-screen__settings">
              <Button variant="outlined" icon={downloadIcon} onClick={saveCsv}>
                Скачать страницу в CSV
              </Button>
              <Button variant="outlined" icon={printIcon} onClick={print}>
                Распечатать
              </Button>
              {actions}
            </div>
          )}
        </RegistrySettings>
      )}
    </>
  );
}
