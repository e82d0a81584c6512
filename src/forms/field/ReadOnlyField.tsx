import './ReadOnlyField.css';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { wholeOrdinals } from '../../lib/shownText';
import { TextArea } from '../../ui/prime/TextArea';
import { TextInput } from '../../ui/input/TextInput';
import { FieldFrame, describedBy } from './FieldFrame';
import { fieldRules } from './TextField';
import { inputText } from './InputFrame';
import { useFormField } from './useFormField';

/**
 * The value comes from the server. It is validated nevertheless, so that the user sees an error before the form
 * sends the value.
 */
export interface ReadOnlyFieldProps extends Omit<FieldWords, 'hint'> {
  /** True for a line of a list, with the value next to its label. Long values wrap. */
  inList?: boolean | undefined;
}

/** A prefilled value that the user cannot edit here. */
export function ReadOnlyField({
  name,
  label,
  required,
  validate,
  inList,
}: Named<ReadOnlyFieldProps>) {
  const field = useFormField(name, { label, validate: fieldRules(required, validate) });
  const text = inputText(field.value);
  const input = {
    id: field.id,
    name,
    value: wholeOrdinals(text),
    title: text,
    disabled: true,
    // «—» marks a missing value.
    ...(inList && { placeholder: '—' }),
    invalid: field.error !== undefined,
    'aria-describedby': describedBy(field.id, undefined, field.error),
  };
  return (
    <FieldFrame
      id={field.id}
      label={label}
      // In a list no field can be edited, so none is marked as required.
      required={required === true && inList !== true}
      error={field.error}
      className={inList ? 'field--in-list' : undefined}
    >
      {inList ? <TextArea {...input} plain /> : <TextInput {...input} />}
    </FieldFrame>
  );
}

export const readOnly = fieldKind<string, ReadOnlyFieldProps>(ReadOnlyField);
