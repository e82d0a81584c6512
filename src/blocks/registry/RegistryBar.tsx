import './RegistryBar.css';
import { useId, useState, type ReactNode } from 'react';
import { createPart } from '../../shell/lazy/LazyPart';
import { OpenedPart } from '../../shell/modal/OpenedPart';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { Button } from '../../ui/button/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { countOf } from '../../lib/countOf';
import { Icon } from '../../ui/icon/Icon';
import { filterIcon } from '../../ui/icon/pageIcons';
import { timesIcon } from '../../ui/icon/frameIcons';
import { chipText } from './chipText';
import { FilterPanel } from './FilterPanel';
import type { FilterCount, FilterDraft } from './filterCount';
import type { FilterSheetProps } from './FilterSheet';
import type { FilterKinds } from './registryFilters';
import { listOf } from './searchedList';
import { SearchInput } from './SearchInput';

interface RegistryBarProps {
  kinds: FilterKinds;
  /** What the person filters by. */
  values: Readonly<Record<string, unknown>>;
  isFiltered: boolean;
  /** How often the filters were reset; what is typed starts anew with each. */
  resets: number;
  onFilter: (name: string, value: unknown) => void;
  /** Several at once, from the sheet of a phone. */
  onFilters: (filters: FilterDraft) => void;
  count: FilterCount;
  onReset: () => void;
  /** Before the chips: a search of one's own. */
  children?: ReactNode;
  /** At the end. */
  tools: ReactNode;
  /** Ready views and figures that filter, before everything else. */
  views: ReactNode;
  /** What can be done with the chosen rows: takes the place of the views, so that no row moves. */
  selection: ReactNode;
  /** The same on a phone: takes the place of search and filters. */
  phoneSelection: ReactNode;
}

const filterSheet = createPart<FilterSheetProps>(() => import('./FilterSheet'));

/** Views, search, chips of the filters in one line that stays in sight, and the panel to choose filters in. */
export function RegistryBar({
  kinds,
  values,
  isFiltered,
  resets,
  onFilter,
  onFilters,
  count,
  onReset,
  children,
  tools,
  views,
  selection,
  phoneSelection,
}: RegistryBarProps) {
  const panelId = useId();
  // What was opened stays what it is while the window gets narrower or a phone is turned.
  const [opened, setOpened] = useState<'panel' | 'sheet'>();
  const all = Object.entries(kinds).flatMap(([name, filter]) =>
    filter.label === undefined ? [] : [{ name, filter, value: values[name] }],
  );
  const hasPanel = all.some(({ filter }) => filter.kind !== 'search');
  const { mobile } = useBreakpoint();
  const chosen = all.filter(({ filter, value }) => filter.kind !== 'search' && value !== undefined);
  // On a phone the sheet has all the others.
  const hasList = all.some(
    ({ filter, value }) => filter.kind === 'search' && listOf(value) !== null,
  );
  const close = () => setOpened(undefined);
  const isSheet = mobile && opened !== 'panel';
  return (
    <>
      <div className="registry-screen__toolbar" data-choosing={Boolean(selection)}>
        {views}
        {selection}
        <div className="registry-screen__bar" data-choosing={Boolean(phoneSelection)}>
          {phoneSelection}
          {!phoneSelection &&
            all.map(
              ({ name, filter: { kind, label = '', placeholder }, value }) =>
                kind === 'search' && (
                  <SearchInput
                    key={`${name} ${resets}`}
                    label={label}
                    placeholder={placeholder}
                    takesLists
                    text={typeof value === 'string' && listOf(value) === null ? value : ''}
                    onSearch={(text) => onFilter(name, text === '' ? null : text)}
                  />
                ),
            )}
          {!phoneSelection && children}
          {isFiltered && !phoneSelection && (!mobile || hasList) && (
            <span className="registry-screen__chips">
              {all.map(
                ({ name, filter, value }) =>
                  (filter.kind === 'search' ? listOf(value) !== null : !mobile) &&
                  value !== undefined && (
                    <button
                      key={name}
                      type="button"
                      className="registry-screen__chip"
                      aria-label={`${chipText(filter, value)}, убрать фильтр`}
                      onClick={() => onFilter(name, null)}
                    >
                      <span>{chipText(filter, value)}</span>
                      <Icon drawing={timesIcon} size="sm" />
                    </button>
                  ),
              )}
            </span>
          )}
          {isFiltered && !phoneSelection && !mobile && (
            <Button size="sm" variant="text" className="registry-screen__reset" onClick={onReset}>
              Сбросить
            </Button>
          )}
          <span className="registry-screen__tools">
            {hasPanel &&
              !phoneSelection &&
              (isSheet ? (
                <Button
                  variant="outlined"
                  className="registry-screen__filter-button"
                  aria-haspopup="dialog"
                  onClick={() => setOpened('sheet')}
                >
                  Фильтры
                  {chosen.length > 0 && (
                    <span className="registry-screen__filter-counter">
                      <span aria-hidden="true">{chosen.length}</span>
                      <VisuallyHidden>
                        {countOf(chosen.length, 'выбран', 'выбрано', 'выбрано')}
                      </VisuallyHidden>
                    </span>
                  )}
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="text"
                  icon={filterIcon}
                  aria-expanded={opened === 'panel'}
                  aria-controls={panelId}
                  onClick={() => setOpened(opened === 'panel' ? undefined : 'panel')}
                >
                  Фильтры
                </Button>
              ))}
            {tools}
          </span>
        </div>
      </div>
      {opened === 'panel' && (
        <FilterPanel key={resets} id={panelId} kinds={kinds} values={values} onChange={onFilter} />
      )}
      {opened === 'sheet' && (
        <OpenedPart part={filterSheet} onClose={close}>
          {(FilterSheet) => (
            <FilterSheet
              kinds={kinds}
              values={values}
              count={count}
              onApply={onFilters}
              onClose={close}
            />
          )}
        </OpenedPart>
      )}
    </>
  );
}
