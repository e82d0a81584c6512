import './MultiSearchField.css';
import { useState } from 'react';
import { IconButton } from '../../ui/button/IconButton';
import { timesIcon } from '../../ui/icon/frameIcons';
import { fieldsOf } from '../../lib/fieldsOf';
import { shownText } from '../../lib/shownText';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { FieldFrame } from '../field/FieldFrame';
import { useFormField } from '../field/useFormField';
import { Combobox } from './Combobox';
import type { FindOptions, SearchOption } from './useOptionSearch';

export interface MultiSearchFieldProps extends Omit<FieldWords, 'required' | 'validate'> {
  /** Finds the options for a text, or the first options for an empty text. Rejects on failure. */
  search: FindOptions;
  /** Text of an empty choice: «Все покупатели». */
  nothing?: string | undefined;
}

/** Placeholder for a field that is described before its page provides the search. */
export const NO_SEARCH: FindOptions = () => Promise.resolve([]);

/** Returns the chosen options; any other value of the form counts as an empty choice. */
function chosenOptions(value: unknown): SearchOption[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => {
    const { code, name } = fieldsOf(entry);
    return { code: shownText(code), name: shownText(name) };
  });
}

/** A field for several options of a server's list: a combobox that adds options, and the chosen ones below it. */
export function MultiSearchField({
  name,
  label,
  search,
  hint,
  nothing,
}: Named<MultiSearchFieldProps>) {
  const field = useFormField(name, { label, validateOnInput: true });
  const [text, setText] = useState('');
  const chosen = chosenOptions(field.value);
  const put = (next: readonly SearchOption[]) => field.change(next.length === 0 ? undefined : next);

  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error}>
      <Combobox
        field={field}
        label={label}
        hint={hint}
        placeholder={chosen.length === 0 ? nothing : undefined}
        search={search}
        text={text}
        opensWith={text}
        onType={setText}
        onChoose={({ code, name: words }) => {
          if (!chosen.some((one) => one.code === code)) put([...chosen, { code, name: words }]);
        }}
        onClose={() => setText('')}
      />
      {chosen.length > 0 && (
        <ul
          className="multi-search__chosen flex flex-wrap gap-1-2"
          aria-label={`${label}: выбрано`}
        >
          {chosen.map((option) => (
            <li
              key={option.code}
              className="multi-search__option inline-flex items-center gap-2px text-accent text-sm wrap-anywhere rounded-full bg-accent-soft"
            >
              {option.name || option.code}
              <IconButton
                icon={timesIcon}
                size="sm"
                label={`Убрать: ${option.name || option.code}`}
                onClick={() => {
                  // Moves the focus to the input, because this button is about to disappear.
                  document.getElementById(field.id)?.focus();
                  put(chosen.filter(({ code }) => code !== option.code));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}

export const multiSearch = fieldKind<SearchOption[], MultiSearchFieldProps>(MultiSearchField);
