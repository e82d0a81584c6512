import type { TextInputProps } from '../../ui/input/TextInput';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { firstFailing, required as requiredRule, type Validator } from '../validators/validator';
import { InputFrame } from './InputFrame';
import { useFormField } from './useFormField';
import { useTextEntry, type TextEntryOptions } from './useTextEntry';

/** Props of the native input that the field sets itself; it passes on all others. */
type OwnProps =
  | 'name'
  | 'id'
  | 'ref'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onPaste'
  | 'onCompositionEnd'
  | 'onFocus'
  | 'onBlur'
  | 'required'
  | 'invalid';

export interface TextFieldProps
  extends FieldWords, Omit<TextInputProps, OwnProps | keyof FieldWords>, TextEntryOptions {
  validateOnInput?: boolean | undefined;
  /** True to trim the typed text on blur; no effect with `normalize`. */
  trim?: boolean | undefined;
}

/** Returns one rule that checks `required` first, then the other rules in order. */
export function fieldRules(
  required: boolean | undefined,
  ...own: readonly (Validator<string> | undefined)[]
): Validator<string> {
  const rules = own.filter((rule) => rule !== undefined);
  return firstFailing<string>(...(required === true ? [requiredRule] : []), ...rules);
}

/**
 * A single-line text field with label, hint and message. Other props go to the native input, such as `autoComplete`.
 */
export function TextField({
  name,
  label,
  required,
  validate,
  hint,
  validateOnInput,
  trim = false,
  normalize,
  restrict,
  ...rest
}: Named<TextFieldProps>) {
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, validate),
    validateOnInput,
    tidy: (typed) => (normalize ?? ((text) => (trim ? text.trim() : text)))(typed),
  });
  const entry = useTextEntry(field, { normalize, restrict });
  return (
    <InputFrame {...rest} field={field} label={label} required={required} hint={hint} {...entry} />
  );
}

export const text = fieldKind<string, TextFieldProps>(TextField);
