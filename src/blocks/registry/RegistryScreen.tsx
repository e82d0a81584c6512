import './RegistryScreen.css';
import { Fragment, useRef, useState, type ReactNode } from 'react';
import { useUnreadRows } from '../../shell/news/unread';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { Note } from '../../ui/state/Note';
import { cellText } from '../../ui/registry/cellValue';
import { columnMoved } from '../../ui/registry/columnMoves';
import type { RegistryColumn, RowWords } from '../../ui/registry/registryColumn';
import { RegistryRows } from '../../ui/registry/RegistryRows';
import type { SavedView } from '../../shell/preferences/registryPreferences';
import { EXPORT_FORMATS, ExportMenu } from './export/ExportMenu';
import { exportOf } from './export/exportOf';
import type { ExportFormat } from './export/fileOf';
import { filterCountOf } from './filterCount';
import { FoundRows, NoRows, Waiting } from './FoundRows';
import { PhoneSelectionFoot, PhoneSelectionHead, usePhoneChoosing } from './PhoneSelection';
import { RegistryBar } from './RegistryBar';
import { RegistryFooter } from './RegistryFooter';
import { shownAnswer, type RegistryTotals } from './registryAnswer';
import type { FilterKinds } from './registryFilters';
import { sizesOf } from './registryQuery';
import { RegistryTools } from './RegistryTools';
import { OpenRowPanel, RowOutOfSight, type RowPanelParts } from './LinkedRowPart';
import { SearchNotes } from './SearchNotes';
import { isChoosing, SelectionBar, type RegistrySelection } from './SelectionBar';
import { Strip } from './Strip';
import { useClosedRow } from './useClosedRow';
import { useKeptPlace } from './useKeptPlace';
import { useOpenedRow } from './useOpenedRow';
import { useRegistryLayout } from './useRegistryLayout';
import { withOptions, type Registry } from './useRegistry';
import { ViewLinks } from './ViewLinks';

export interface RegistryScreenProps<Row extends object, Filters extends FilterKinds>
  extends Registry<Filters, Row>, RowPanelParts<Row> {
  /** Spoken name of the table, and the name of its CSV file. */
  label: string;
  rowWords: RowWords;
  columns: readonly RegistryColumn<Row>[];
  selection?: RegistrySelection<Row> | undefined;
  /** In place of a panel: leads to the row's own page. */
  onRowOpen?: ((row: Row) => void) | undefined;
  /** Sums of the whole result, as they are shown: «Итого по N записям: …». */
  renderSum?: ((totals: RegistryTotals) => ReactNode) | undefined;
  /** Where there is nothing at all: «Здесь появятся …» with an action. */
  empty: ReactNode;
  /** A filter of the screen's own is set (a search that the address must not hold). */
  isFiltered?: boolean | undefined;
  /** «Сбросить» was pressed; the view resets itself. */
  onReset?: (() => void) | undefined;
  /** A search of the screen's own. */
  search?: ReactNode;
  /** `FilterTiles`: figures of the whole registry that filter it. */
  tiles?: ReactNode;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
  /** What everything that is found can be saved as; by default in all formats. */
  exportFormats?: readonly ExportFormat[] | undefined;
}

/** A registry: views, search and filters, rows, selection, panel of a row, totals and pages. */
export function RegistryScreen<Row extends object, Filters extends FilterKinds>({
  query,
  view,
  label,
  rowWords,
  columns,
  answer,
  keyOf,
  fetchPage,
  options,
  meant,
  FoundPart,
  selection,
  renderPanel,
  elsewhere,
  panelLabel,
  panelMenu,
  onRowOpen,
  renderSum,
  empty,
  isFiltered: isFilteredElsewhere = false,
  onReset,
  search,
  tiles,
  actions,
  exportFormats = EXPORT_FORMATS,
}: RegistryScreenProps<Row, Filters>) {
  const { layout, views, setLayout, saveView, removeView } = useRegistryLayout(query.id);
  const { rows, total, isStale, isLoading, error } = shownAnswer(answer);
  const isUnknown = isStale || isLoading || error !== undefined;
  const newKeys = useUnreadRows(view.row);
  const { largeDesktop } = useBreakpoint();
  const screen = useRef<HTMLDivElement>(null);
  const awaitPanel = useOpenedRow(screen, view.row !== null);
  const [resets, setResets] = useState(0);
  const hasFilters = Object.keys(view.filters).length > 0 || isFilteredElsewhere;
  const isNarrowed = hasFilters || view.isFiltered || view.page > 0;
  const retry = () => void answer.refetch();
  const clear = (change: () => void) => {
    // Fields of their own again: what was typed a moment ago must not be searched after all.
    setResets(resets + 1);
    onReset?.();
    change();
  };
  const applySaved = (saved: SavedView) => {
    setLayout(saved.layout);
    view.goTo(saved.query);
  };
  const rowHere = renderPanel && rows.find((row) => keyOf(row) === view.row);
  const openRow = rowHere ?? (elsewhere?.kind === 'found' ? elsewhere.row : undefined);
  const labelOf = (row: Row) => panelLabel?.(row) ?? cellText(columns[0]?.value(row));
  const isMissing = renderPanel !== undefined && view.row !== null && openRow === undefined;
  const open = renderPanel
    ? (row: Row) => {
        awaitPanel();
        view.openRow(keyOf(row));
      }
    : onRowOpen;
  const at = rows.findIndex((row) => keyOf(row) === view.row);
  const close = () => view.openRow(null);
  useClosedRow(screen, view.row, at);
  useKeptPlace(rows.length > 0);
  const choosing = usePhoneChoosing(selection, screen);
  const isBarOver = largeDesktop && selection !== undefined && isChoosing(selection);
  const found = { rows, keyOf, total };
  // How much a search finds that is not answered yet, is not known.
  const choosable = isStale ? { ...found, total: 0 } : found;
  const exported = exportOf({
    ...found,
    label,
    rowWords,
    columns,
    layout,
    fetchPage,
    formats: exportFormats,
    chosen: [...(selection?.chosen.values() ?? [])],
  });
  const selectionBar = selection && !choosing && isChoosing(selection) && (
    <SelectionBar
      {...choosable}
      selection={selection}
      exports={isBarOver && <ExportMenu {...exported} isNamed />}
    />
  );
  const moveTo = (index: number) => {
    const row = at < 0 ? undefined : rows[index];
    return row && (() => view.openRow(keyOf(row)));
  };
  return (
    <div
      ref={screen}
      className="registry-screen"
      data-wide
      data-analytics={`any:${query.id}`}
      data-stale={isStale}
      aria-busy={answer.isFetching}
    >
      <Waiting isFetching={answer.isFetching} />
      <FoundRows
        page={{ first: view.page * view.size, size: view.size, total }}
        rowWords={rowWords}
        isUnknown={isUnknown}
        isFiltered={isNarrowed}
      />
      <RegistryBar
        kinds={withOptions(query.filters, options)}
        values={view.filters}
        isFiltered={hasFilters}
        resets={resets}
        onFilter={view.putFilter}
        onFilters={view.putFilters}
        count={filterCountOf({ query, view, meant, FoundPart }, isUnknown ? undefined : total)}
        onReset={() => clear(() => view.setFilters({}))}
        views={
          <Strip hasMenu={largeDesktop}>
            {tiles}
            <ViewLinks
              label={`${label}: виды`}
              view={view}
              views={query.views ?? []}
              saved={views}
              onSaved={applySaved}
            />
          </Strip>
        }
        selection={largeDesktop && selectionBar}
        phoneSelection={
          selection &&
          choosing?.isOn && (
            <PhoneSelectionHead {...choosable} selection={selection} onEnd={choosing.end} />
          )
        }
        tools={
          <RegistryTools
            query={query}
            view={view}
            label={label}
            columns={columns}
            exported={exported}
            isExportElsewhere={isBarOver}
            layout={layout}
            views={views}
            onLayout={setLayout}
            onSaveView={saveView}
            onRemoveView={removeView}
            actions={actions}
            choosing={choosing}
            chosenActions={choosing?.isOn ? selection?.moreActions : undefined}
          />
        }
      >
        <Fragment key={resets}>{search}</Fragment>
      </RegistryBar>
      <SearchNotes query={query} view={view} meant={meant} FoundPart={FoundPart} />
      {error !== undefined && rows.length > 0 && (
        <Note tone="warning">Не удалось обновить: {error.message}</Note>
      )}
      {isMissing && elsewhere === undefined && !isStale && rows.length > 0 && (
        <RowOutOfSight onClose={close} />
      )}
      <div className="registry-screen__body">
        <div className="registry-screen__rows">
          {rows.length > 0 ? (
            <RegistryRows
              label={label}
              columns={columns}
              rows={rows}
              keyOf={keyOf}
              firstRow={view.page * view.size}
              total={total}
              sort={view.sort}
              sorts={query.sorts}
              onSort={view.setSort}
              layout={layout}
              onWidth={(id, width) =>
                setLayout({ ...layout, widths: { ...layout.widths, [id]: width } })
              }
              onMove={(id, target) => setLayout(columnMoved(columns, layout, id, target))}
              choice={selection}
              isChoosing={choosing?.isOn}
              onStartChoosing={choosing?.isOn ? undefined : choosing?.begin}
              openKey={rowHere ? view.row : null}
              onOpen={open}
              newKeys={newKeys}
              openLabel={renderPanel && 'Подробнее'}
            />
          ) : (
            <NoRows
              error={error}
              isLoading={isLoading}
              isFetching={answer.isFetching}
              columns={columns.length}
              onRetry={retry}
              onReset={isNarrowed ? () => clear(view.reset) : undefined}
              empty={empty}
            />
          )}
        </div>
        {renderPanel && (openRow || isMissing) && (
          <OpenRowPanel
            row={openRow}
            rowKey={view.row}
            isHere={rowHere !== undefined}
            elsewhere={elsewhere}
            label={openRow ? labelOf(openRow) : label}
            onClose={close}
            onPrevious={moveTo(at - 1)}
            onNext={moveTo(at + 1)}
            menu={openRow && panelMenu?.(openRow)}
            renderPanel={renderPanel}
          />
        )}
      </div>
      {!largeDesktop && selectionBar}
      {selection && choosing?.isOn && <PhoneSelectionFoot {...{ selection, rowWords }} />}
      {rows.length > 0 && (
        <RegistryFooter
          label={label}
          total={total}
          rowWords={rowWords}
          sum={answer.data?.totals && renderSum?.(answer.data.totals)}
          page={view.page}
          size={view.size}
          sizes={sizesOf(query)}
          onPage={view.setPage}
          onSize={view.setSize}
          updatedAt={answer.fulfilledTimeStamp}
          isFetching={answer.isFetching}
          onRefresh={retry}
        />
      )}
    </div>
  );
}
