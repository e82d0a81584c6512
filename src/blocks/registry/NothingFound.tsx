import { onOtherLayout } from '../../lib/keyboardLayout';
import { Button } from '../../ui/button/Button';
import { searchIcon } from '../../ui/icon/drawings/searchIcon';
import { EmptyState } from '../../ui/state/EmptyState';
import type { FilterKinds } from './registryFilters';
import type { RegistryView } from './useRegistryView';

interface NothingFoundProps<Filters extends FilterKinds> {
  view: RegistryView<Filters>;
  kinds: FilterKinds;
  onReset: () => void;
}

/** Nothing fits: a way out, and the same search on the other keyboard layout. */
export function NothingFound<Filters extends FilterKinds>({
  view,
  kinds,
  onReset,
}: NothingFoundProps<Filters>) {
  const values: Readonly<Record<string, unknown>> = view.filters;
  const name = Object.keys(kinds).find((one) => kinds[one]?.kind === 'search');
  const text = name === undefined ? undefined : values[name];
  const meant = typeof text === 'string' ? onOtherLayout(text) : null;
  return (
    <EmptyState
      framed={false}
      icon={searchIcon}
      title="Ничего не найдено"
      action={
        <Button variant="outlined" onClick={onReset}>
          Сбросить фильтры
        </Button>
      }
    >
      {meant === null || name === undefined ? (
        'Проверьте, нет ли опечатки, или измените фильтры.'
      ) : (
        <Button variant="text" onClick={() => view.putFilter(name, meant)}>
          Искать «{meant}»
        </Button>
      )}
    </EmptyState>
  );
}
