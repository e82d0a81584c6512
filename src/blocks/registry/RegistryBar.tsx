import './RegistryBar.css';
import { Fragment, useId, useState } from 'react';
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
import { useOpenRegistry } from './openRegistry';
import { PhoneSelectionHead } from './PhoneSelection';
import { RegistryTools } from './RegistryTools';
import { searchNameOf } from './registryQuery';
import { listOf } from './searchedList';
import { SearchInput } from './SearchInput';
import { SelectionBar } from './SelectionBar';
import { Strip, ViewLinks } from './Strip';

const filterSheet = createPart<{ onClose: () => void }>(() => import('./FilterSheet'));

/** Views, search and filter chips in one line, and the panel of filters. */
export function RegistryBar() {
  const open = useOpenRegistry();
  const { query, kinds, view, isFiltered, resets, choosing } = open;
  const { putFilter } = view;
  const values: Readonly<Record<string, unknown>> = view.filters;
  const panelId = useId();
  // The choice between panel and sheet is made on opening, and stays when the window narrows or the phone turns.
  const [opened, setOpened] = useState<'panel' | 'sheet'>();
  const searchName = searchNameOf(query);
  const search = kinds[searchName];
  const searched = values[searchName];
  const isList = listOf(searched) !== null;
  const panelNames = Object.keys(kinds).filter(
    (name) => name !== searchName && kinds[name]?.label !== undefined,
  );
  const chosen = panelNames.filter((name) => values[name] !== undefined);
  const { mobile, largeDesktop } = useBreakpoint();
  const hasSelection = largeDesktop && open.hasSelectionBar;
  // On a phone, the bar of chosen rows replaces search and filters.
  const isChoosing = choosing?.isOn === true;
  // On a phone, the chips show only the list search; the sheet shows all other filters.
  const chips = [...(isList ? [searchName] : []), ...(mobile ? [] : chosen)];
  const close = () => setOpened(undefined);
  const isSheet = mobile && opened !== 'panel';
  return (
    <>
      <div
        className="registry-screen__toolbar flex items-center gap-3 print-hidden border-b bg-surface sticky z-1 min-h-56px"
        data-choosing={hasSelection}
      >
        <Strip hasMenu={largeDesktop}>
          {open.tiles}
          <ViewLinks />
        </Strip>
        {hasSelection && <SelectionBar />}
        <div
          className="registry-screen__bar flex flex-auto items-center gap-2 min-w-0"
          data-choosing={isChoosing}
        >
          {isChoosing && <PhoneSelectionHead />}
          {!isChoosing && search && (
            <SearchInput
              key={`${searchName} ${resets}`}
              label={search.label ?? ''}
              placeholder={search.placeholder}
              takesLists
              text={typeof searched === 'string' && !isList ? searched : ''}
              onSearch={(text) => putFilter(searchName, text === '' ? null : text)}
            />
          )}
          {!isChoosing && <Fragment key={resets}>{open.search?.field}</Fragment>}
          {chips.length > 0 && !isChoosing && (
            <span className="registry-screen__chips flex gap-2 min-w-0 overflow-x-auto">
              {chips.map((name) => {
                const filter = kinds[name];
                const text = filter && chipText(filter, values[name]);
                return (
                  <button
                    key={name}
                    type="button"
                    className="registry-screen__chip inline-flex items-center gap-6px flex-none text-accent font-semibold wrap-anywhere rounded-full bg-accent-soft min-h-touch-32"
                    aria-label={`${text}, убрать фильтр`}
                    onClick={() => putFilter(name, null)}
                  >
                    <span>{text}</span>
                    <Icon drawing={timesIcon} size="sm" />
                  </button>
                );
              })}
            </span>
          )}
          {isFiltered && !isChoosing && !mobile && (
            <Button size="sm" variant="text" className="flex-none" onClick={open.resetFilters}>
              Сбросить
            </Button>
          )}
          <span className="registry-screen__tools flex flex-none items-center gap-1 ms-auto">
            {panelNames.length > 0 &&
              !isChoosing &&
              (isSheet ? (
                <Button
                  variant="outlined"
                  className="registry-screen__filter-button"
                  aria-haspopup="dialog"
                  onClick={() => setOpened('sheet')}
                >
                  Фильтры
                  {chosen.length > 0 && (
                    <span className="registry-screen__filter-counter text-xs rounded-10px leading-20px">
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
            <RegistryTools />
          </span>
        </div>
      </div>
      {opened === 'panel' && (
        <FilterPanel key={resets} id={panelId} values={values} onChange={putFilter} />
      )}
      {opened === 'sheet' && (
        <OpenedPart part={filterSheet} onClose={close}>
          {(FilterSheet) => <FilterSheet onClose={close} />}
        </OpenedPart>
      )}
    </>
  );
}
