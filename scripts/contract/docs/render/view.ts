import { html, type Html } from './html';

/** One view of the portal: the whole content for an address. Without the script they follow one another. */
export function view(id: string, title: string, heading: Html, content: Html): Html {
  return html`<section class="view" id="${id}" data-title="${title}">
    <h1 tabindex="-1">${heading}</h1>
    ${content}
  </section> `;
}
