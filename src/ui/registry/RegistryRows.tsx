import './Registry.css';
import { useMemo } from 'react';
import { RegistryList } from './RegistryList';
import { RegistryTable } from './RegistryTable';
import { ShownRowsContext, type OpenRows } from './shownRows';
import { useChoice } from './useChoice';

/** The rows of a registry: a table, on a phone a list. The server sorts and pages them. */
export function RegistryRows({ open }: { open: OpenRows }) {
  const { rows, selection } = open;
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const choice = useChoice(selection, rows);
  return (
    <ShownRowsContext value={{ ...open, keys, choice }}>
      {open.isList ? <RegistryList /> : <RegistryTable />}
    </ShownRowsContext>
  );
}
