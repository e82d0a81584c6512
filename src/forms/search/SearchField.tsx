import { fieldsOf } from '../../lib/fieldsOf';
import type { FieldWords, Named } from '../description/fieldKind';
import { FieldFrame } from '../field/FieldFrame';
import { fieldRules } from '../field/TextField';
import { Combobox } from './Combobox';
import { inputText } from '../field/InputFrame';
import { useFormField } from '../field/useFormField';
import type { FindOptions } from './useOptionSearch';
import type { Validator } from '../validators/validator';

export interface SearchFieldProps extends Omit<FieldWords, 'validate'> {
  /** Finds the options for a text, or the first options for an empty text. Rejects on failure. */
  search: FindOptions;
  /** Converts the chosen option's name to the text in the field; the name itself by default. */
  nameOf?: ((name: string) => string) | undefined;
}

const CHOOSE = 'Выберите вариант из списка';

/** Refuses text that was typed but not chosen; it stays in the form. */
const chosen: Validator = (value) =>
  typeof value === 'string' && value.trim() !== '' ? CHOOSE : undefined;

function shownText(value: unknown, nameOf: SearchFieldProps['nameOf']): string {
  if (typeof value === 'string') return value;
  const name = inputText(fieldsOf(value)['name']);
  return nameOf?.(name) ?? name;
}

/**
 * A choice from a classifier that is too long for a select: a WAI-ARIA combobox with a `search` on the server. Its
 * value is the chosen `{code, name}`, or the typed text, which cannot be sent.
 */
export function SearchField({
  name,
  label,
  required,
  search,
  hint,
  nameOf,
}: Named<SearchFieldProps>) {
  const field = useFormField(name, { label, validate: fieldRules(required, chosen) });
  return (
    <FieldFrame id={field.id} label={label} required={required} hint={hint} error={field.error}>
      <Combobox
        field={field}
        label={label}
        required={required}
        hint={hint}
        search={search}
        text={shownText(field.value, nameOf)}
        // Opens with the first options, because a search for the chosen option's name would find only that option.
        opensWith={typeof field.value === 'string' ? field.value : ''}
        onType={field.change}
        onChoose={({ code, name }) => field.change({ code, name })}
      />
    </FieldFrame>
  );
}
