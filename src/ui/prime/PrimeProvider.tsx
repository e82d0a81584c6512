import { PrimeReactProvider, type APIOptions } from 'primereact/api';
import { useState, type ReactNode } from 'react';

/**
 * The word by which the page's policy knows its own style elements, as the server has put it into
 * `<meta property="csp-nonce">`. Empty where the page has none.
 */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('[property=csp-nonce]')?.nonce ?? '';
}

/** U5: z-index by kind of layer; messages lie above everything that they report about. */
const LAYERS = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100, toast: 1200 } as const;

/**
 * PrimeReact's settings. Each component that appears writes its styles into the page again, which costs
 * milliseconds. They are in the build already (scripts/primeTheme.ts), so these go into an element
 * outside of the page.
 */
function settings(): Partial<APIOptions> {
  const nonce = pageNonce();
  return {
    ripple: false,
    zIndex: LAYERS,
    styleContainer: document.createElement('div'),
    ...(nonce !== '' && { nonce }),
  };
}

/** Around everything behind the sign-in: PrimeReact's settings. */
export function PrimeProvider({ children }: { children: ReactNode }) {
  const [value] = useState(settings);
  return <PrimeReactProvider value={value}>{children}</PrimeReactProvider>;
}
