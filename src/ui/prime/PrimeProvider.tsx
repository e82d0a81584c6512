import 'virtual:lara/cabinet.css';
import './PrimeProvider.css';
import { PrimeReactProvider, type APIOptions } from 'primereact/api';
import { useMemo, type ReactNode } from 'react';
import { registerRussianLocale } from './russianLocale';

/**
 * The word by which the page's policy knows its own style elements, as the server has put it into
 * `<meta property="csp-nonce">`. PrimeReact adds such elements at run time. Empty where the page has none.
 */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('[property=csp-nonce]')?.nonce ?? '';
}

registerRussianLocale();

/** Layer order of the specification (section 9); toasts lie above everything they report about. */
const LAYERS = { modal: 1100, overlay: 1000, menu: 1000, tooltip: 1100, toast: 1200 } as const;

export interface PrimeProviderProps {
  children: ReactNode;
}

/**
 * Everything the components of the cabinet stand on: PrimeReact's settings and texts, its theme and
 * the rest of the icons. Belongs to the lazily loaded layout, never to a public page.
 */
export function PrimeProvider({ children }: PrimeProviderProps) {
  const value = useMemo<Partial<APIOptions>>(() => {
    const nonce = pageNonce();
    return { ripple: false, zIndex: LAYERS, locale: 'ru', ...(nonce !== '' && { nonce }) };
  }, []);
  return <PrimeReactProvider value={value}>{children}</PrimeReactProvider>;
}
