/**
 * The word by which the page's policy knows its own style elements, as the server has put it into
 * `<meta property="csp-nonce">`. PrimeReact adds such elements at run time. Empty where the page has none.
 */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('[property=csp-nonce]')?.nonce ?? '';
}
