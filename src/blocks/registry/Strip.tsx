import type { FocusEvent, ReactNode } from 'react';

/** What has the focus is seen whole, also where a part of it was in sight before. */
function bringWhole({ target, currentTarget: strip }: FocusEvent<HTMLElement>): void {
  const [outer, inner] = [strip.getBoundingClientRect(), target.getBoundingClientRect()];
  if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
}

/** Figures and views in one line, which scrolls sideways where it has too little room. */
export function Strip({ children }: { children: ReactNode }) {
  return (
    <div className="registry-screen__strip" onFocus={bringWhole}>
      {children}
    </div>
  );
}
