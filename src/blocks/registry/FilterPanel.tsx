import { Fragment } from 'react';
import { classNames } from '../../ui/classNames';
import { FilterPart } from './FilterParts';
import { useOpenRegistry } from './openRegistry';

interface FilterPanelProps {
  id: string;
  values: Readonly<Record<string, unknown>>;
  onChange: (name: string, value: unknown) => void;
  inSheet?: boolean;
}

/** So many choices want the room of two places. */
const MANY_CHOICES = 7;

/** The controls of all filters but the search, which stands in the bar; flags share the last place. */
export function FilterPanel({ id, values, onChange, inSheet = false }: FilterPanelProps) {
  const { kinds } = useOpenRegistry();
  const parts = Object.entries(kinds).flatMap(([name, filter]) => {
    const { kind, label, options } = filter;
    if (label === undefined || kind === 'search') return [];
    const part = (
      <FilterPart
        filter={filter}
        value={values[name] ?? null}
        inSheet={inSheet}
        onChange={(value) => onChange(name, value)}
      />
    );
    const isWide = kind === 'choices' && (options?.length ?? 0) >= MANY_CHOICES;
    return [{ name, part, isWide, isFlag: kind === 'flag' }];
  });
  const flags = parts.filter(({ isFlag }) => isFlag);
  return (
    <fieldset id={id} className="registry-screen__filters" aria-label="Фильтры">
      {parts
        .filter(({ isFlag }) => !isFlag)
        .map(({ name, part, isWide }) => (
          <div
            key={name}
            className={classNames(
              'registry-screen__filter-place',
              isWide && 'registry-screen__filter-place--wide',
            )}
          >
            {part}
          </div>
        ))}
      {flags.length > 0 && (
        <div className="registry-screen__filter-place">
          {flags.map(({ name, part }) => (
            <Fragment key={name}>{part}</Fragment>
          ))}
        </div>
      )}
    </fieldset>
  );
}
