import './TextInput.css';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  invalid?: boolean | undefined;
}

/** Several lines of text; grows downwards only, so that it never leaves its column. */
export function TextArea({ invalid = false, className, rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...(invalid && { 'aria-invalid': true })}
      {...rest}
      rows={rows}
      className={classNames(
        'p-inputtextarea p-inputtext p-component text-input text-input--area',
        invalid && 'p-invalid',
        className,
      )}
    />
  );
}
