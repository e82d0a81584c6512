import { ZIndexUtils } from 'primereact/utils';

/**
 * Resets the z-index counters of PrimeReact, which the whole process shares: an unclosed layer would raise all later
 * ones.
 */
function forgetLayers(): void {
  const layer = document.createElement('div');
  for (const kind of ['modal', 'overlay', 'menu', 'tooltip', 'toast']) {
    for (let top = ZIndexUtils.getCurrent(kind); top > 0; top = ZIndexUtils.getCurrent(kind)) {
      layer.style.zIndex = String(top);
      ZIndexUtils.clear(layer);
    }
  }
}

/** Resets the window for the next test file of the same worker. */
export function emptyWindow(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.cookie.split('; ').forEach((cookie) => {
    document.cookie = `${cookie.replace(/=.*/, '')}=; path=/; max-age=0`;
  });
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  forgetLayers();
}

/**
 * Records the listeners that a file adds to the window. The returned function removes them, because a router that was
 * not disposed would keep the modules of its file in memory.
 */
export function watchListeners(): () => void {
  const { addEventListener } = window;
  const added: Parameters<typeof window.addEventListener>[] = [];
  window.addEventListener = (...given: Parameters<typeof window.addEventListener>) => {
    added.push(given);
    addEventListener.apply(window, given);
  };
  return () => {
    window.addEventListener = addEventListener;
    for (const given of added) window.removeEventListener(...given);
  };
}
