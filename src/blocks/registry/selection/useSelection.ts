import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../../session/currentUser';
import { useToast } from '../../../shell/toast/toasts';
import type { FilterKinds } from '../registryFilters';
import type { Keyed } from '../registryAnswer';
import type { Registry } from '../useRegistry';
import { createSelection, type SelectionRules, type SelectionState } from './createSelection';
import { keptSelections, SELECTION_KEY } from '../../../shell/preferences/keptSelections';

/** The selection of a registry, for `RegistryScreen` and for the screen's own actions. */
export interface Selection<Row> extends SelectionState<Row>, SelectionRules<Row> {
  onChange: (chosen: ReadonlyMap<string, Row>) => void;
  onClear: () => void;
  onCancel: () => void;
  onChooseAll: (() => void) | undefined;
  /** Returns the rows chosen at this moment; inside an event handler `chosen` may be outdated. */
  now: () => ReadonlyMap<string, Row>;
  /** Pass true to keep all chosen rows although a loaded page shows them as no longer selectable. */
  hold: (on: boolean) => void;
  /**
   * Reloads the chosen rows and drops rows that can no longer be chosen, without a message. Resolves with false if the
   * call fails; all rows then stay chosen.
   */
  recheck: () => Promise<boolean>;
}

/**
 * Returns the selection of a registry. It survives leaving the page, and the next sign-in of the same user within a
 * day. K13: chosen rows are one selection over all pages.
 */
export function useSelection<Row extends Keyed<{ id: string }>, Filters extends FilterKinds>(
  { query: { id: registry }, answer, fetchPage, fetchRows }: Registry<Filters, Row>,
  rules: SelectionRules<NoInfer<Row>>,
): Selection<Row> {
  const owner = useCurrentUser()?.id ?? '';
  const toast = useToast();
  const [selection] = useState(() =>
    createSelection<Row>({
      ...rules,
      readIds: () => keptSelections.read({ owner, registry }),
      writeIds: (ids) => keptSelections.write({ owner, registry }, ids),
      tell: toast.info,
    }),
  );
  const state = useSyncExternalStore(selection.subscribe, selection.state);
  const rows = answer.currentData?.content;

  useEffect(() => {
    if (rows) selection.see(rows);
  }, [selection, rows]);

  useEffect(() => {
    if (!fetchRows) return undefined;
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SELECTION_KEY) selection.follow(fetchRows);
    };
    selection.restore(fetchRows);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      selection.close();
    };
  }, [selection, fetchRows]);

  return {
    ...state,
    ...rules,
    onChange: selection.change,
    onClear: selection.clear,
    onCancel: selection.cancel,
    onChooseAll: fetchPage && (() => selection.chooseAll(fetchPage)),
    hold: selection.hold,
    now: () => selection.state().chosen,
    recheck: () => (fetchRows ? selection.recheck(fetchRows) : Promise.resolve(false)),
  };
}
