import { PrimeReactProvider, type APIOptions } from 'primereact/api';
import { useMemo, type ReactNode } from 'react';

/**
 * The word by which the page's policy knows its own style elements, as the server has put it into
 * `<meta property="csp-nonce">`. PrimeReact adds such elements at run time. Empty where the page has none.
 */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('[property=csp-nonce]')?.nonce ?? '';
}

/** Layer order of the specification (section 9); Menu.css and ToastHost.css hold to it as well. */
const LAYERS = { modal: 1100, overlay: 1000 } as const;

export interface PrimeProviderProps {
  children: ReactNode;
}

/** What PrimeReact's dialog stands on: its settings. It comes with the first dialog. */
export function PrimeProvider({ children }: PrimeProviderProps) {
  const value = useMemo<Partial<APIOptions>>(() => {
    const nonce = pageNonce();
    return { ripple: false, zIndex: LAYERS, ...(nonce !== '' && { nonce }) };
  }, []);
  return <PrimeReactProvider value={value}>{children}</PrimeReactProvider>;
}
