import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { classNames } from '../ui/classNames';
import { plural } from '../lib/plural';
import type { OptionSearch, SearchOption } from './useOptionSearch';

interface SearchOptionsProps {
  id: string;
  label: string;
  found: OptionSearch;
  /** Index of the option that Enter would choose, -1 for none. */
  active: number;
  onChoose: (option: SearchOption) => void;
  onRetry: () => void;
}

function spokenState(found: OptionSearch): string {
  if (found.state === 'loading') return 'Ищем…';
  if (found.state === 'failed') return 'Не удалось загрузить список';
  if (found.state === 'idle') return '';
  const count = found.options.length;
  if (count === 0) return 'Ничего не найдено';
  return `Найдено ${count} ${plural(count, 'вариант', 'варианта', 'вариантов')}`;
}

/** What stands under a combobox: the options, or why there are none; its state is spoken. */
export function SearchOptions({ id, label, found, active, onChoose, onRetry }: SearchOptionsProps) {
  const options = found.state === 'ready' ? found.options : [];
  return (
    <>
      <div
        className="search-field__popup"
        hidden={found.state === 'idle'}
        // Pressing an option, the scrollbar or a note must not take the focus from the input.
        onMouseDown={(event) => event.preventDefault()}
        role="presentation"
      >
        <ul id={id} role="listbox" aria-label={label} className="search-field__list">
          {options.map((option, index) => (
            <li
              key={option.code}
              id={`${id}-${index}`}
              ref={
                index === active
                  ? (element) => element?.scrollIntoView({ block: 'nearest' })
                  : undefined
              }
              role="option"
              aria-selected={index === active}
              className={classNames(
                'search-field__option',
                index === active && 'search-field__option--active',
              )}
              onClick={() => onChoose(option)}
            >
              <span>{option.name}</span>
              <span className="search-field__code">{option.code}</span>
            </li>
          ))}
        </ul>
        {options.length === 0 && (
          <div className="search-field__note">
            {found.state === 'loading' && <Spinner size="sm" label={null} />}
            {spokenState(found)}
            {found.state === 'failed' && (
              <Button variant="text" size="sm" onClick={onRetry}>
                Повторить
              </Button>
            )}
          </div>
        )}
      </div>
      <output>
        <VisuallyHidden>{spokenState(found)}</VisuallyHidden>
      </output>
    </>
  );
}
