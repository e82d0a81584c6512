import './TextInput.css';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  invalid?: boolean | undefined;
  /** Without a frame, as text beside its label. */
  plain?: boolean | undefined;
}

/** Several lines of text; grows downwards only, so that it never leaves its column. */
export function TextArea({
  invalid = false,
  plain = false,
  className,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <textarea
      {...(invalid && { 'aria-invalid': true })}
      {...rest}
      rows={rows}
      className={classNames(
        'p-inputtextarea p-inputtext p-component text-input text-input--area',
        invalid && 'p-invalid',
        plain && 'text-input--plain',
        className,
      )}
    />
  );
}
