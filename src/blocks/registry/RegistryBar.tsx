import './RegistryBar.css';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
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
}

/** Search, chips of the filters, and the panel to choose them in. */
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
}: RegistryBarProps) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const all = Object.entries(kinds).flatMap(([name, kind]) => {
    const look = looks[name];
    return look === undefined ? [] : [{ name, kind, look, value: values[name] }];
  });
  const hasPanel = all.some(({ kind }) => kind.kind !== 'search');
  return (
    <>
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
        {isFiltered && (
          <Button size="sm" variant="text" onClick={onReset}>
            Сбросить
          </Button>
        )}
        <span className="registry-screen__tools">
          {hasPanel && (
            <Button
              size="sm"
              variant="text"
              icon={filterIcon}
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setOpen(!isOpen)}
            >
              Фильтры
            </Button>
          )}
          {tools}
        </span>
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
