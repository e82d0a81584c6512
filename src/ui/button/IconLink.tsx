import { classNames } from '../classNames';
import type { IconDrawing } from '../icon/Icon';
import { LinkButton, type LinkButtonProps } from './LinkButton';

export interface IconLinkProps extends Omit<LinkButtonProps, 'children' | 'icon' | 'wide'> {
  icon: IconDrawing;
  /** Spoken name, also shown as the browser's hint. */
  label: string;
}

/** A page behind an icon, beside buttons that look alike. */
export function IconLink({ label, className, variant = 'text', ...rest }: IconLinkProps) {
  return (
    <LinkButton
      title={label}
      {...rest}
      variant={variant}
      aria-label={label}
      className={classNames('button--icon', className)}
    />
  );
}
