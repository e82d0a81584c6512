function removeAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** Leaves the window of a test file as a new one would be, for the next file of the same worker. */
export function emptyWindow(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    removeAttributes(element);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name !== '') document.cookie = `${name}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
