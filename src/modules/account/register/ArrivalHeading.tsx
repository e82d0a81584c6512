import type { ReactNode } from 'react';

function takeFocus(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}

interface ArrivalHeadingProps {
  level: 1 | 2;
  children: ReactNode;
}

/** The heading of a new step on the same page; it gets the focus, so that screen readers announce it. */
export function ArrivalHeading({ level, children }: ArrivalHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading ref={takeFocus} tabIndex={-1}>
      {children}
    </Heading>
  );
}
