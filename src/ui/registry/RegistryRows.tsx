import './Registry.css';
import { useContext, useMemo } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { DensityContext } from '../density';
import { RegistryList } from './RegistryList';
import { RegistryTable } from './RegistryTable';
import { ShownRowsContext, type OpenRows } from './shownRows';
import { useChoice } from './useChoice';

/** The rows of a registry: a table, or a list on a phone. The server sorts and pages them. */
export function RegistryRows({ open, ...mark }: { open: OpenRows } & AnalyticsProps) {
  const { rows, selection } = open;
  const density = useContext(DensityContext);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const choice = useChoice(selection, rows);
  return (
    <ShownRowsContext value={{ ...open, keys, density, mark, choice }}>
      {open.isList ? <RegistryList /> : <RegistryTable />}
    </ShownRowsContext>
  );
}
