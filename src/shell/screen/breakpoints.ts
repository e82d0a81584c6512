import { useSyncExternalStore } from 'react';

/** Minimum widths in CSS pixels. */
export const BREAKPOINTS = { tablet: 576, laptop: 768, desktop: 992, largeDesktop: 1200 } as const;

/** Classes of window width; the class below 576 px is `mobile`. */
export type Width = 'mobile' | keyof typeof BREAKPOINTS;

/** Flags of the widths; exactly one is true. */
export type WidthFlags = Record<Width, boolean>;

const mediaOf = (from: number) => window.matchMedia(`(min-width: ${from}px)`);

/** Widths, the widest first, because for most windows the first query matches. */
const WIDEST_FIRST = ['largeDesktop', 'desktop', 'laptop', 'tablet'] as const;

const currentWidth = (): Width =>
  WIDEST_FIRST.find((width) => mediaOf(BREAKPOINTS[width]).matches) ?? 'mobile';

/** Returns the width for a render without a window, such as a render to a string. */
const widestOfAll = (): Width => 'largeDesktop';

function subscribe(onChange: () => void): () => void {
  const queries = Object.values(BREAKPOINTS).map(mediaOf);
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** Returns the width of the window as flags. Renders again only when another flag becomes true. */
export function useBreakpoint(): WidthFlags {
  const width = useSyncExternalStore(subscribe, currentWidth, widestOfAll);
  return {
    mobile: width === 'mobile',
    tablet: width === 'tablet',
    laptop: width === 'laptop',
    desktop: width === 'desktop',
    largeDesktop: width === 'largeDesktop',
  };
}

/** Returns true from 992 px on, where the menu is beside the page instead of in a drawer. */
export function useWideScreen(): boolean {
  const { desktop, largeDesktop } = useBreakpoint();
  return desktop || largeDesktop;
}
