import './Disclosure.css';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames';
import { Icon } from '../icon/Icon';
import { angleRightIcon } from '../icon/frameIcons';

interface DisclosureProps extends ComponentProps<'details'> {
  /** Always visible part; a click on it shows the rest. */
  summary: ReactNode;
}

/** A native `<details>` with our icon instead of the browser's triangle. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames('disclosure', className)}>
      <summary>
        <Icon
          drawing={angleRightIcon}
          size="sm"
          className="disclosure__sign transition-transform"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
