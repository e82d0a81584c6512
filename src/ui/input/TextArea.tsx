import './TextInput.css';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  invalid?: boolean | undefined;
  /** Without a frame, as text beside its label. */
  plain?: boolean | undefined;
  /** As high as its text, which is only shown: nothing has to be scrolled to be read. */
  whole?: boolean | undefined;
}

/** Several lines of text; grows downwards only, so that it never leaves its column. */
export function TextArea({
  invalid = false,
  plain = false,
  whole = false,
  className,
  rows = whole ? 1 : 4,
  ...rest
}: TextAreaProps) {
  const area = (
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
  if (!whole) return area;
  return (
    <span
      className={classNames('text-input-whole', plain && 'text-input-whole--plain')}
      data-text={rest.value}
    >
      {area}
    </span>
  );
}
