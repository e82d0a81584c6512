import './SearchField.css';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextInput } from '../../ui/input/TextInput';
import { fieldsOf } from '../../lib/fieldsOf';
import type { Named } from '../description/fieldKind';
import { FieldFrame } from '../field/FieldFrame';
import { SearchOptions } from './SearchOptions';
import { fieldRules } from '../field/TextField';
import { comboboxParts } from './comboboxParts';
import { inputProps, inputText } from '../field/inputProps';
import { useFormField } from '../field/useFormField';
import { useOptionSearch, type FindOptions, type SearchOption } from './useOptionSearch';
import { firstFailing, type Validator } from '../validators/validator';

export interface SearchFieldProps {
  label: string;
  required?: boolean | undefined;
  /** Finds what matches a text; '' asks for the first ones. It fails by throwing. */
  search: FindOptions;
  validate?: Validator<string> | undefined;
  hint?: ReactNode;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

const CHOOSE = 'Выберите вариант из списка';

/** Text that was typed and not chosen is kept in the form, and refused. */
const chosen: Validator = (value) =>
  typeof value === 'string' && value.trim() !== '' ? CHOOSE : undefined;

function shownText(value: unknown): string {
  const { name } = fieldsOf(value);
  return inputText(typeof value === 'string' ? value : name);
}

/**
 * A choice from a classifier too long for a list: a WAI-ARIA combobox over `search`. Its value is
 * the chosen `{code, name}`, or the text that is being typed, which cannot be sent.
 */
export function SearchField({
  name,
  label,
  required,
  search,
  validate,
  hint,
  placeholder,
  disabled,
}: Named<SearchFieldProps>) {
  const rule = validate ? firstFailing(chosen, validate) : chosen;
  const field = useFormField(name, { label, validate: fieldRules(required, rule) });
  const { found, ask, askNow, stop } = useOptionSearch(search);
  const [active, setActive] = useState(-1);
  const options = found.state === 'ready' ? found.options : [];
  const isOpen = found.state !== 'idle';
  const text = shownText(field.value);
  const input = inputProps(field, required, hint);

  const close = () => {
    stop();
    setActive(-1);
  };
  const choose = ({ code, name }: SearchOption) => {
    field.change({ code, name });
    close();
  };
  const open = () => {
    setActive(-1);
    // A search for the chosen name would find only the chosen option.
    void askNow(typeof field.value === 'string' ? field.value.trim() : '');
  };
  const move = (by: number) => {
    if (options.length > 0) setActive((active + by + options.length) % options.length);
  };

  const listId = `${field.id}-list`;
  const parts = comboboxParts({ listId, label, isOpen, active, onChoose: choose });
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
    // Keys of an input method choose its own candidates.
    if (event.nativeEvent.isComposing || keys[event.key]?.() !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame id={field.id} label={label} required={required} hint={hint} error={field.error}>
      <div
        className="search-field"
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return;
          close();
          field.blur();
        }}
      >
        <TextInput
          {...input}
          {...parts.input}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          disabled={disabled}
          value={text}
          onChange={({ target: { value } }) => {
            field.change(value);
            setActive(-1);
            ask(value.trim());
          }}
          onClick={() => {
            if (!isOpen) open();
          }}
          onKeyDown={onKeyDown}
          onBlur={undefined}
        />
        <SearchOptions parts={parts} found={found} onRetry={open} />
      </div>
    </FieldFrame>
  );
}
