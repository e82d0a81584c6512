import { Button } from '../../ui/button/Button';
import { Spinner } from '../../ui/state/Spinner';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { classNames } from '../../ui/classNames';
import { countOf } from '../../lib/countOf';
import type { ComboboxParts } from './comboboxParts';
import type { OptionSearch } from './useOptionSearch';

interface SearchOptionsProps {
  parts: ComboboxParts;
  found: OptionSearch;
  onRetry: () => void;
}

function spokenState(found: OptionSearch): string {
  if (found.state === 'loading') return 'Ищем…';
  if (found.state === 'failed') return 'Не удалось загрузить список';
  if (found.state === 'idle') return '';
  const count = found.options.length;
  if (count === 0) return 'Ничего не найдено';
  return `Найдено ${countOf(count, 'вариант', 'варианта', 'вариантов')}`;
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

/** Shows the options under a combobox, or the reason why there are none; announces the state. */
export function SearchOptions({ parts, found, onRetry }: SearchOptionsProps) {
  const options = found.state === 'ready' ? found.options : [];
  return (
    <>
      <div
        className="search-field__popup rounded border absolute shadow-overlay"
        hidden={found.state === 'idle'}
        // Pressing an option, the scrollbar or a note must not take the focus from the input.
        onMouseDown={(event) => event.preventDefault()}
        role="presentation"
      >
        <div {...parts.list} className="search-field__list">
          {options.map((option, index) => {
            const part = parts.optionOf(option, index);
            const isActive = part['aria-selected'];
            return (
              <div
                {...part}
                key={option.code}
                ref={isActive ? scrollIntoView : undefined}
                className={classNames(
                  'search-field__option flex flex-wrap items-baseline justify-between wrap-anywhere hover-bg cursor-pointer',
                  isActive && 'search-field__option--active text-accent bg-accent-soft',
                )}
              >
                <span>{option.name}</span>
                <span className="search-field__code text-muted text-xs">
                  {option.detail ?? option.code}
                </span>
              </div>
            );
          })}
        </div>
        {options.length === 0 && (
          <div className="search-field__note flex flex-wrap gap-2 items-center text-muted text-sm">
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
