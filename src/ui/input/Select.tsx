import './TextInput.css';
import type { ComponentProps } from 'react';

/** A native list to choose from, dressed as a text field. Its label belongs to the form's field. */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return <select {...props} className="p-inputtext p-component text-input" />;
}
