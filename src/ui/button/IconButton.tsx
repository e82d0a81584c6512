import { Button, type ButtonProps } from './Button';
import type { IconDrawing } from '../icon/Icon';
import { classNames } from '../classNames';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'wide'> {
  icon: IconDrawing;
  /** Accessible name, also shown as the browser's tooltip. */
  label: string;
}

export function IconButton({ label, className, variant = 'text', ...rest }: IconButtonProps) {
  return (
    <Button
      title={label}
      {...rest}
      variant={variant}
      aria-label={label}
      className={classNames('button--icon', className)}
    />
  );
}
