import './Button.css';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconDrawing } from '../icon/Icon';
import { buttonClass, type ButtonLook } from './Button';
import { classNames } from '../classNames';

export interface LinkButtonProps extends LinkProps, ButtonLook {
  icon?: IconDrawing | undefined;
}

/** A link that looks like a button. Users can open it in a new tab. */
export function LinkButton({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon && <Icon drawing={icon} className="button__icon" />}
      {children}
    </Link>
  );
}

export interface IconLinkProps extends Omit<
  LinkButtonProps,
  'children' | 'icon' | 'wide' | 'variant'
> {
  icon: IconDrawing;
  /** Accessible name, also shown as the browser's tooltip. */
  label: string;
}

/** A link that looks like an `IconButton`. */
export function IconLink({ label, className, ...rest }: IconLinkProps) {
  return (
    <LinkButton
      title={label}
      {...rest}
      variant="text"
      aria-label={label}
      className={classNames('button--icon', className)}
    />
  );
}
