import './RegistryScreen.css';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../session/appStore';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { newsRead, selectUnreadIds } from '../../shell/today/todaySlice';
import { Note } from '../../ui/state/Note';
import type { RegistryRow } from '../../ui/registry/registryColumn';
import { RegistryRows } from '../../ui/registry/RegistryRows';
import { Ageing } from './Ageing';
import { FoundRows, NoRows } from './FoundRows';
import { OpenRowPanel, RowOutOfSight } from './RowPanel';
import { OpenRegistryContext, type OpenRegistry, type RegistryScreenProps } from './openRegistry';
import { PhoneSelectionFoot, usePhoneChoosing } from './PhoneSelection';
import { RegistryBar } from './RegistryBar';
import { RegistryFooter } from './RegistryFooter';
import { shownAnswer } from './registryAnswer';
import type { FilterKinds } from './registryFilters';
import { SearchNotes } from './SearchNotes';
import { isChoosing, SelectionBar } from './SelectionBar';
import { useClosedRow, useOpenedRow } from './useOpenedRow';
import { useKeptPlace } from './useKeptPlace';
import { withOptions } from './useRegistry';
import { useRegistryLayout } from './useRegistryLayout';

/** Returns the ids of unread records. A row counts as read once its panel was opened, by a press or by the address. */
function useUnreadRows(openKey: string | null): ReadonlySet<string> {
  const ids = useAppSelector(selectUnreadIds);
  const dispatch = useAppDispatch();
  const isOpened = openKey !== null && ids.has(openKey);
  useEffect(() => {
    if (isOpened) dispatch(newsRead({ id: openKey }));
  }, [isOpened, openKey, dispatch]);
  return ids;
}

/** Combines the data that the components of a registry read from their context. */
function useOpened<Row extends RegistryRow, Filters extends FilterKinds>(
  props: RegistryScreenProps<Row, Filters>,
  screen: RefObject<HTMLDivElement | null>,
): OpenRegistry {
  const { registry, selection, panel, onRowOpen, search } = props;
  const { query, view } = registry;
  const arranged = useRegistryLayout(query.id);
  const shown = shownAnswer(registry.answer);
  const newKeys = useUnreadRows(view.row);
  const awaitPanel = useOpenedRow(screen, view.row !== null);
  const { mobile } = useBreakpoint();
  const choosing = usePhoneChoosing(selection, screen);
  const [resets, setResets] = useState(0);
  const isFiltered = Object.keys(view.filters).length > 0 || search?.isFiltered === true;
  const clear = (change: () => void) => {
    // Remounts the text fields, so that text typed right before the reset is not searched after it.
    setResets(resets + 1);
    search?.onReset();
    change();
  };
  const openPanel = ({ key }: Row) => {
    awaitPanel();
    view.openRow(key);
  };
  const onOpen = panel ? openPanel : onRowOpen;
  const at = shown.rows.findIndex(({ key }) => key === view.row);
  return {
    ...props,
    ...registry,
    ...arranged,
    ...shown,
    isList: mobile,
    kinds: withOptions(query.filters, registry.options),
    newKeys,
    choosing,
    hasSelectionBar: selection !== undefined && !choosing && isChoosing(selection),
    ...(onOpen && { onOpen }),
    onExport: () => screen.current?.querySelector<HTMLElement>('.registry-screen__export')?.click(),
    openKey: panel && at >= 0 ? view.row : null,
    openLabel: panel && 'Подробнее',
    at,
    isUnknown: shown.isStale || shown.isLoading || shown.error !== undefined,
    isFiltered,
    isNarrowed: isFiltered || view.view !== query.views?.[0] || view.page > 0,
    resets,
    resetFilters: () => clear(() => view.setFilters({})),
    resetAll: () => clear(view.reset),
  };
}

/** A registry: views, search and filters, rows, selection, panel of a row, totals and pages. */
export function RegistryScreen<Row extends RegistryRow, Filters extends FilterKinds>(
  props: RegistryScreenProps<Row, Filters>,
) {
  const screen = useRef<HTMLDivElement>(null);
  const open = useOpened(props, screen);
  const { largeDesktop } = useBreakpoint();
  const { query, view, answer, rows, error } = open;
  // On a phone, the strip of ages is above the tiles if the registry has tiles.
  const isAgeingFirst = open.isList && open.tiles !== undefined;
  useClosedRow(screen, view.row, open.at);
  useKeptPlace(rows.length > 0);
  return (
    <OpenRegistryContext value={open}>
      <div
        ref={screen}
        className="registry-screen surface relative min-w-0"
        data-wide
        data-analytics={`any:${query.id}`}
        data-stale={open.isStale}
        data-empty={!open.isUnknown && !open.isNarrowed && open.total === 0}
        aria-busy={answer.isFetching}
      >
        <FoundRows />
        {isAgeingFirst && <Ageing />}
        <RegistryBar />
        <SearchNotes />
        {error !== undefined && rows.length > 0 && (
          <Note tone="warning">Не удалось обновить: {error.message}</Note>
        )}
        <RowOutOfSight />
        <div className="registry-screen__body flex items-stretch">
          <div className="registry-screen__rows flex-1 min-w-0">
            {/* A strip of ages that is not needed is removed as the rows mount, so no visible row moves. */}
            {!isAgeingFirst && <Ageing />}
            {rows.length > 0 ? <RegistryRows open={open} /> : <NoRows />}
          </div>
          <OpenRowPanel />
        </div>
        {open.hasSelectionBar && !largeDesktop && <SelectionBar />}
        <PhoneSelectionFoot />
        {rows.length > 0 && <RegistryFooter />}
      </div>
    </OpenRegistryContext>
  );
}
