import './Button.css';
import { Icon, type IconName } from './Icon';
import { RouterLink, type RouterLinkProps } from './RouterLink';
import { buttonClass, type ButtonLook } from './buttonClass';
import { classNames } from './classNames';

export interface LinkButtonProps extends RouterLinkProps, ButtonLook {
  icon?: IconName | undefined;
}

/** Navigation that looks like a button and stays a link: it can be opened in a new tab. */
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
    <RouterLink {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon && <Icon name={icon} className="button__icon" />}
      {children}
    </RouterLink>
  );
}
