import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/input/Checkbox';
import { Asterisk, FieldMessage, describedBy } from './FieldFrame';
import type { FormField } from './useFormField';

interface CheckFrameProps {
  field: FormField;
  /** Label next to the box. */
  words: ReactNode;
  /** True if the box must be checked. Use `asterisk={false}` if this applies to all boxes of a list. */
  required?: boolean | undefined;
  asterisk?: boolean | undefined;
  /** True while the change is being saved. */
  busy?: boolean | undefined;
  onChange: (checked: boolean) => void;
  /** Content between the box and its message. */
  children?: ReactNode;
}

/** A checkbox with its label next to it and its message below. */
export function CheckFrame({
  field,
  words,
  required = false,
  asterisk = required,
  busy = false,
  onChange,
  children,
}: CheckFrameProps) {
  return (
    <div className="field flex flex-col min-w-0">
      <label className="flex items-start cursor-pointer gap-10px">
        <Checkbox
          id={field.id}
          name={field.name}
          checked={field.value === true}
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
