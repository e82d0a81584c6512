import './SearchField.css';
import './MultiSearchField.css';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { timesIcon } from '../../ui/icon/drawings/timesIcon';
import { TextInput } from '../../ui/input/TextInput';
import { fieldsOf } from '../../lib/fieldsOf';
import { shownText } from '../../lib/shownText';
import { fieldKind, type Named } from '../description/fieldKind';
import { describedBy, FieldFrame } from '../field/FieldFrame';
import { useFormField } from '../field/useFormField';
import type { Validator } from '../validators/validator';
import { comboboxParts } from './comboboxParts';
import { SearchOptions } from './SearchOptions';
import { useOptionSearch, type FindOptions, type SearchOption } from './useOptionSearch';

export interface MultiSearchFieldProps {
  label: string;
  /** Finds what matches a text; '' asks for the first ones. It fails by throwing. */
  search: FindOptions;
  validate?: Validator<string> | undefined;
  hint?: ReactNode;
  /** What an empty choice means: «Все покупатели». */
  nothing?: string | undefined;
}

/** Where a field is described before its page knows how to search. */
export const NO_SEARCH: FindOptions = () => Promise.resolve([]);

/** The chosen options, whatever the form holds. */
function chosenOptions(value: unknown): SearchOption[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => {
    const { code, name } = fieldsOf(entry);
    return { code: shownText(code), name: shownText(name) };
  });
}

/** Several choices from a list that only a server has: a combobox that adds, and the choice below it. */
export function MultiSearchField({
  name,
  label,
  search,
  validate,
  hint,
  nothing,
}: Named<MultiSearchFieldProps>) {
  const field = useFormField(name, { label, validate, validateOnInput: true });
  const { found, ask, askNow, stop } = useOptionSearch(search);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const chosen = chosenOptions(field.value);
  const isOpen = found.state !== 'idle';
  const options = found.state === 'ready' ? found.options : [];

  const put = (next: readonly SearchOption[]) => field.change(next.length === 0 ? undefined : next);
  const close = () => {
    stop();
    setActive(-1);
    setText('');
  };
  const choose = ({ code, name: words }: SearchOption) => {
    if (!chosen.some((one) => one.code === code)) put([...chosen, { code, name: words }]);
    close();
  };
  const open = () => {
    setActive(-1);
    void askNow(text.trim());
  };
  const move = (by: number) => {
    if (options.length > 0) setActive((active + by + options.length) % options.length);
  };

  const parts = comboboxParts({
    listId: `${field.id}-list`,
    label,
    isOpen,
    active,
    onChoose: choose,
  });
  const keys: Record<string, () => boolean> = {
    ArrowDown: () => {
      if (isOpen) move(1);
      else open();
      return true;
    },
    ArrowUp: () => {
      if (isOpen) move(active < 0 ? 0 : -1);
      return isOpen;
    },
    Enter: () => {
      const option = options[active];
      if (option) choose(option);
      else if (found.state === 'failed') open();
      return isOpen;
    },
    Escape: () => {
      if (isOpen) close();
      return isOpen;
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || keys[event.key]?.() !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error}>
      <div
        className="search-field"
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          close();
          field.blur();
        }}
      >
        <TextInput
          {...parts.input}
          id={field.id}
          invalid={field.error !== undefined}
          aria-describedby={describedBy(field.id, hint, field.error)}
          autoComplete="off"
          spellCheck={false}
          placeholder={chosen.length === 0 ? nothing : undefined}
          value={text}
          onFocus={field.focus}
          onChange={({ target: { value } }) => {
            setText(value);
            setActive(-1);
            ask(value.trim());
          }}
          onClick={() => {
            if (!isOpen) open();
          }}
          onKeyDown={onKeyDown}
        />
        <SearchOptions parts={parts} found={found} onRetry={open} />
      </div>
      {chosen.length > 0 && (
        <ul className="multi-search__chosen" aria-label={`${label}: выбрано`}>
          {chosen.map((option) => (
            <li key={option.code} className="multi-search__option">
              {option.name || option.code}
              <IconButton
                icon={timesIcon}
                size="sm"
                label={`Убрать: ${option.name || option.code}`}
                onClick={() => {
                  // The button is about to go.
                  document.getElementById(field.id)?.focus();
                  put(chosen.filter(({ code }) => code !== option.code));
                  close();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}

/** Several of a list that a server has, in descriptions of forms. */
export const multiSearch = fieldKind<SearchOption[], MultiSearchFieldProps>(MultiSearchField);
