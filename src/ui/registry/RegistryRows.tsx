import './Registry.css';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { DensityContext } from '../density';
import { RegistryList } from './RegistryList';
import { RegistryTable } from './RegistryTable';
import { ShownRowsContext, type OpenRows } from './shownRows';
import { useChoice } from './useChoice';

const narrow = typeof window === 'undefined' ? null : window.matchMedia?.('(max-width: 575.98px)');

function useNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      narrow?.addEventListener('change', onChange);
      return () => narrow?.removeEventListener('change', onChange);
    },
    () => narrow?.matches ?? false,
  );
}

interface RegistryRowsProps extends AnalyticsProps {
  open: OpenRows;
}

/** The rows of a registry: a table, below 576 px a list. The server sorts them and cuts pages. */
export function RegistryRows({ open, ...mark }: RegistryRowsProps) {
  const { rows, selection } = open;
  const density = useContext(DensityContext);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const choice = useChoice(selection, rows, keys);
  const isNarrow = useNarrow();
  return (
    <ShownRowsContext value={{ ...open, keys, density, mark, choice }}>
      {isNarrow ? <RegistryList /> : <RegistryTable />}
    </ShownRowsContext>
  );
}
