import { Button } from '../../ui/button/Button';
import { searchIcon } from '../../ui/icon/pageIcons';
import { EmptyState } from '../../ui/state/EmptyState';

/** Nothing fits, in no spelling of the searched text: the way out. */
export function NothingFound({ onReset }: { onReset: () => void }) {
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
      Проверьте, нет ли опечатки, или измените фильтры.
    </EmptyState>
  );
}
