import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Loads the page anew instead of changing it. */
  reloadDocument?: boolean | undefined;
}

/**
 * A link inside the cabinet. The router's own `Link` brings prefetching of its framework mode along,
 * 2 kB of the sign-in page's budget that nothing here uses.
 */
export function RouterLink({
  to,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: RouterLinkProps) {
  const href = useHref(to);
  const { target } = rest;
  const follow = useLinkClickHandler(to, target === undefined ? {} : { target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) follow(event);
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}
