import { ORIGIN_WORDS, originOf, type Origin } from '../model/origin';
import { html, NOTHING, type Html } from './html';

/** Where an operation comes from; the legend on the overview explains the words. */
export function originBadge(origin: Origin | undefined): Html {
  if (origin === undefined) return NOTHING;
  const { sign, label } = ORIGIN_WORDS[origin];
  return html`<span class="origin ${origin}"
    ><span aria-hidden="true">${sign}</span> ${label}</span
  >`;
}

/** The same mark on a schema or a property, with a space before it. */
export function partBadge(value: unknown): Html {
  const origin = originOf(value);
  return origin === undefined ? NOTHING : html` ${originBadge(origin)}`;
}

export function methodBadge(method: string): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`;
}
