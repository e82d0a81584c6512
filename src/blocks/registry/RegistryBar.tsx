import './RegistryBar.css';
import { useId, useState, type ReactNode } from 'react';
import { useBreakpoint } from '../../shell/screen/breakpoints';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { filterIcon } from '../../ui/icon/drawings/filterIcon';
import { timesIcon } from '../../ui/icon/drawings/timesIcon';
import { chipText, type AnyFilterControls } from './filterControls';
import { FilterPanel } from './FilterPanel';
import type { FilterKinds } from './registryFilters';
import { SearchInput } from './SearchInput';

interface RegistryBarProps {
  kinds: FilterKinds;
  looks: AnyFilterControls;
  /** What the person filters by. */
  values: Readonly<Record<string, unknown>>;
  isFiltered: boolean;
  /** How often the filters were reset; what is typed starts anew with each. */
  resets: number;
  onFilter: (name: string, value: unknown) => void;
  onReset: () => void;
  /** Before the chips: a search of one's own. */
  children?: ReactNode;
  /** At the end. */
  tools: ReactNode;
  /** Ready views and figures that filter, before everything else. */
  views: ReactNode;
  /** What can be done with the chosen rows: takes the place of the views, so that no row moves. */
  selection: ReactNode;
}

/** Views, search, chips of the filters in one line that stays in sight, and the panel to choose filters in. */
export function RegistryBar({
  kinds,
  looks,
  values,
  isFiltered,
  resets,
  onFilter,
  onReset,
  children,
  tools,
  views,
  selection,
}: RegistryBarProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const all = Object.entries(kinds).flatMap(([name, kind]) => {
    const look = looks[name];
    return look === undefined ? [] : [{ name, kind, look, value: values[name] }];
  });
  const hasPanel = all.some(({ kind }) => kind.kind !== 'search');
  const { mobile } = useBreakpoint();
  const opens = {
    'aria-expanded': isOpen,
    'aria-controls': panelId,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <>
      <div className="registry-screen__toolbar" data-choosing={Boolean(selection)}>
        {views}
        {selection}
        <div className="registry-screen__bar">
          {all.map(
            ({ name, kind, look, value }) =>
              kind.kind === 'search' && (
                <SearchInput
                  key={`${name} ${resets}`}
                  label={look.label}
                  placeholder={look.placeholder}
                  text={typeof value === 'string' ? value : ''}
                  onSearch={(text) => onFilter(name, text === '' ? null : text)}
                />
              ),
          )}
          {children}
          {isFiltered && (
            <span className="registry-screen__chips">
              {all.map(
                ({ name, kind, look, value }) =>
                  kind.kind !== 'search' &&
                  value !== undefined && (
                    <button
                      key={name}
                      type="button"
                      className="registry-screen__chip"
                      aria-label={`${chipText(kind, look, value)}, убрать фильтр`}
                      onClick={() => onFilter(name, null)}
                    >
                      <span>{chipText(kind, look, value)}</span>
                      <Icon drawing={timesIcon} size="sm" />
                    </button>
                  ),
              )}
              <Button size="sm" variant="text" onClick={onReset}>
                Сбросить
              </Button>
            </span>
          )}
          <span className="registry-screen__tools">
            {hasPanel &&
              (mobile ? (
                <IconButton label="Фильтры" icon={filterIcon} {...opens} />
              ) : (
                <Button size="sm" variant="text" icon={filterIcon} {...opens}>
                  Фильтры
                </Button>
              ))}
            {tools}
          </span>
        </div>
      </div>
      {isOpen && (
        <FilterPanel
          key={resets}
          id={panelId}
          kinds={kinds}
          looks={looks}
          values={values}
          onChange={onFilter}
        />
      )}
    </>
  );
}
