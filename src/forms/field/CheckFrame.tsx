import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/input/Checkbox';
import { classNames } from '../../ui/classNames';
import { Asterisk, FieldMessage, describedBy } from './FieldFrame';
import type { FormField } from './useFormField';

interface CheckFrameProps {
  field: FormField;
  /** Label beside the box. */
  words: ReactNode;
  /** Has to be ticked. `asterisk={false}` where all of a list have to be. */
  required?: boolean | undefined;
  asterisk?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The change is on its way to the server. */
  busy?: boolean | undefined;
  onChange: (checked: boolean) => void;
  /** Shown between the box and its message. */
  children?: ReactNode;
}

/** A checkbox with its label beside it and its message below. */
export function CheckFrame({
  field,
  words,
  required = false,
  asterisk = required,
  disabled = false,
  busy = false,
  onChange,
  children,
}: CheckFrameProps) {
  return (
    <div className="field">
      <label className={classNames('field__check', disabled && 'field__check--disabled')}>
        <Checkbox
          id={field.id}
          name={field.name}
          checked={field.value === true}
          disabled={disabled}
          invalid={field.error !== undefined}
          aria-required={required || undefined}
          aria-busy={busy || undefined}
          aria-describedby={describedBy(field.id, undefined, field.error)}
          onChange={({ target }) => onChange(target.checked)}
          onFocus={field.focus}
          onBlur={field.blur}
        />
        <span>
          {words}
          {asterisk && <Asterisk />}
        </span>
      </label>
      {children}
      <FieldMessage id={field.id} error={field.error} />
    </div>
  );
}
