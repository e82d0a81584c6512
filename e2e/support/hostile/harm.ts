import type { Page } from 'playwright/test';
import { contract } from '../../../test/backend/contract';
import { EVIL } from './answers';

/** Runs in the page: returns visible effects of hostile texts; empty if there are none. */
function harmInPage(evil: string): string[] {
  const found: string[] = [];
  if (window.hostile !== undefined) found.push(`a text was run: ${window.hostile}`);
  const scripts = new RegExp(`^\\s*(?:javascript|vbscript|data:text)|${evil}`, 'i');
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`<${element.localName} ${name}=${value}>`);
      const isAddress = ['href', 'src', 'action', 'formaction', 'srcdoc', 'data'].includes(name);
      if (isAddress && scripts.test(value)) found.push(`<${element.localName} ${name}=${value}>`);
    }
  }
  // An unclosed direction override or isolate reverses the text of the cabinet.
  const turns = /[\u202A-\u202E\u2066-\u2069]/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: place, nodeValue } = node;
    if (!turns.test(nodeValue ?? '') || place?.closest('bdi, script, style')) continue;
    found.push(`a text turns its line around: ${place?.outerHTML.slice(0, 120)}`);
  }
  const main = document.querySelector('main');
  const says = document.body.innerText;
  if (main === null || !/[А-Яа-я]{4}/.test(main.innerText)) found.push('the main part is blank');
  const crash = /Не удалось показать|Не удалось открыть страницу|\[object |\bundefined\b|\bNaN\b/;
  const odd = crash.exec(says);
  if (odd) found.push(`it reads «${says.slice(Math.max(odd.index - 40, 0), odd.index + 60)}»`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.push(`${scrollWidth - clientWidth} px wider than the window`);
  if (/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(document.title))
    found.push('the title of the page');
  return [...new Set(found)].slice(0, 8);
}

export interface HarmWatch {
  /** Returns the effects since the last call, and the faults of the current page. */
  harm(): Promise<string[]>;
}

/** Watches a page for effects of hostile data: dialogs, new windows, unexpected calls. */
export function watchHarm(page: Page): HarmWatch {
  let found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog «${dialog.message()}»`);
    void dialog.dismiss().catch(() => {});
  });
  page.on('popup', (popup) => found.push(`window ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame.url().includes(EVIL) && !frame.url().includes(`=`))
      found.push(`left: ${frame.url()}`);
  });
  page.on('request', (request) => {
    const { pathname, host } = new URL(request.url());
    if (host === EVIL) found.push(`asked ${request.url()}`);
    if (!pathname.startsWith('/api/') || contract.match(request.method(), pathname)) return;
    found.push(`a call that the contract has not: ${request.method()} ${pathname}`);
  });
  return {
    harm: async () => {
      const now = await page.evaluate(harmInPage, EVIL);
      const all = [...found, ...now];
      found = [];
      return all;
    },
  };
}
