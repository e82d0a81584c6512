import type { OpenApiDocument } from '../../openApi';
import { addressOf, anchorId } from '../model/anchor';
import { examplesOf } from '../model/examples';
import { componentName, jsonOf, nodesOf, resolved, textOf, type Node } from '../model/node';
import { exampleList } from './exampleView';
import { html, NOTHING, type Html } from './html';
import { renderMarkdown } from './markdown';
import { factsOf, typeOf } from './schemaFacts';
import { schemaTree } from './schemaTree';

/** Each media type of a body with its schema and examples. */
export function contentView(document: OpenApiDocument, body: Node): Html {
  const content = nodesOf(body['content']);
  return html`${content.map(
    ([mediaType, holder]) =>
      html`<div class="media">
        <p class="facts"><code>${mediaType}</code></p>
        ${'schema' in holder ? schemaTree(document, holder['schema']) : NOTHING}${exampleList(document, mediaType, holder)}
      </div>`,
  )}`;
}

function exampleOfParameter(document: OpenApiDocument, holder: Node): Html {
  const [example] = examplesOf(document, holder);
  if (example === undefined || example.isMadeUp) return NOTHING;
  const text = textOf(example.value) ?? jsonOf(example.value);
  return html`<p class="facts">пример <code>${text}</code></p>`;
}

/** What a parameter or a header may be: type, bounds, example, description. */
export function parameterView(document: OpenApiDocument, parameter: Node): Html {
  const holder = nodesOf(parameter['content'])[0]?.[1] ?? parameter;
  return html`<span class="type">${typeOf(holder['schema'])}</span
    >${factsOf(document, holder['schema'])}${exampleOfParameter(document, holder)}${renderMarkdown(textOf(parameter['description']))}`;
}

function headersView(document: OpenApiDocument, response: Node): Html {
  const headers = nodesOf(response['headers']);
  if (headers.length === 0) return NOTHING;
  const rows = headers.map(([name, node]) => {
    const header = resolved(document, node);
    const must = header['required'] === true ? html` <b class="must">обязательно</b>` : NOTHING;
    return html`<li>
      <div class="field"><code class="name">${name}</code>${must}</div>
      ${parameterView(document, header)}
    </li>`;
  });
  return html`<p class="facts">Заголовки ответа</p>
    <ul class="tree">
      ${rows}
    </ul>`;
}

/** The description, headers and bodies of a response. */
export function responseView(document: OpenApiDocument, response: Node): Html {
  return html`${renderMarkdown(textOf(response['description']))}${headersView(document, response)}${contentView(document, response)}`;
}

function statusClass(status: string): string {
  if (status.startsWith('2')) return 'good';
  return /^[45]/.test(status) ? 'bad' : 'other';
}

/** One response of an operation. A shared one is described once, in a view of its own. */
export function responseRow(document: OpenApiDocument, status: string, node: Node): Html {
  const code = html`<span class="status ${statusClass(status)}">${status}</span>`;
  const shared = componentName(node, 'responses');
  if (shared === undefined) {
    const response = resolved(document, node);
    return html`<section class="response">
      <h3>${code} <span class="grow">${firstLine(response)}</span></h3>
      ${headersView(document, response)}${contentView(document, response)}
    </section>`;
  }
  const link = html`<a href="${addressOf(anchorId('responses', shared))}">${shared}</a>`;
  return html`<p class="response shared">
    ${code} ${link} <span class="note">${firstLine(resolved(document, node))}</span>
  </p>`;
}

function firstLine(response: Node): string {
  return textOf(response['description'])?.trim().replaceAll(/\s+/g, ' ') ?? '';
}
