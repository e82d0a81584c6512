import './SearchField.css';
import { useState, type KeyboardEvent } from 'react';
import { TextInput } from '../../ui/input/TextInput';
import type { FieldWords } from '../description/fieldKind';
import { inputProps } from '../field/InputFrame';
import type { FormField } from '../field/useFormField';
import { comboboxParts } from './comboboxParts';
import { SearchOptions } from './SearchOptions';
import { useOptionSearch, type FindOptions, type SearchOption } from './useOptionSearch';

interface ComboboxProps extends Omit<FieldWords, 'validate'> {
  field: FormField;
  placeholder?: string | undefined;
  search: FindOptions;
  text: string;
  /** Search text for a list that is opened without typing. */
  opensWith: string;
  onType: (text: string) => void;
  onChoose: (option: SearchOption) => void;
  /** Called after a choice, on Escape, and whenever the field loses the focus. */
  onClose?: () => void;
}

/** The input of a field that finds its options on the server, and the list under it. */
export function Combobox({
  field,
  label,
  required,
  hint,
  placeholder,
  search,
  text,
  opensWith,
  onType,
  onChoose,
  onClose,
}: ComboboxProps) {
  const { found, ask, askNow, stop } = useOptionSearch(search);
  const [active, setActive] = useState(-1);
  const options = found.state === 'ready' ? found.options : [];
  const isOpen = found.state !== 'idle';

  const close = () => {
    stop();
    setActive(-1);
    onClose?.();
  };
  const choose = (option: SearchOption) => {
    onChoose(option);
    close();
  };
  const open = () => {
    setActive(-1);
    void askNow(opensWith.trim());
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
    // During a composition, the input method needs these keys to select its candidates.
    if (event.nativeEvent.isComposing || keys[event.key]?.() !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        close();
        field.blur();
      }}
    >
      <TextInput
        {...inputProps(field, required, hint)}
        {...parts.input}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={({ target: { value } }) => {
          onType(value);
          setActive(-1);
          ask(value.trim());
        }}
        onClick={() => {
          if (!isOpen) open();
        }}
        onKeyDown={onKeyDown}
        // Handled by the wrapper: the field is left only when the focus leaves both the input and the list.
        onBlur={undefined}
      />
      <SearchOptions parts={parts} found={found} onRetry={open} />
    </div>
  );
}
