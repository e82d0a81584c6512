import { PrimeReactProvider, type APIOptions } from 'primereact/api';
import { useState, type ReactNode } from 'react';

/**
 * Returns the CSP nonce for the style elements that the page adds. The server writes it into `<meta
 * property="csp-nonce">`. Empty if there is none.
 */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('[property=csp-nonce]')?.nonce ?? '';
}

/** U5: z-index by kind of layer; messages are above all layers. */
const LAYERS = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100, toast: 1200 } as const;

/**
 * Returns PrimeReact's settings. Each component writes its styles into the page at run time, and this takes
 * milliseconds. The build already contains the styles (scripts/primeTheme.ts), so they are written into a
 * detached element.
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

/** Provides PrimeReact's settings to the PrimeReact component inside; every file that renders one uses it. */
export function PrimeProvider({ children }: { children: ReactNode }) {
  const [value] = useState(settings);
  return <PrimeReactProvider value={value}>{children}</PrimeReactProvider>;
}
