import './Select.css';
import type { ComponentProps } from 'react';
import './TextInput.css';
import { angleDownIcon } from '../icon/frameIcons';
import { Icon } from '../icon/Icon';

/**
 * A native select that looks like a text field; the theme hides the browser's arrow. The caller renders the label.
 */
export function Select(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className="select relative block min-w-0">
      <select {...props} className="p-inputtext p-component text-input" />
      <Icon drawing={angleDownIcon} className="select__arrow text-muted absolute" />
    </span>
  );
}
