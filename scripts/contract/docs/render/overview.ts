import { plural } from '../../../../src/lib/plural';
import { addressOf } from '../model/anchor';
import { listOf, nodeOf, textOf } from '../model/node';
import { ORIGIN_WORDS } from '../model/origin';
import type { PortalModel, PortalOperation, PortalTag } from '../model/portalModel';
import { methodBadge, originBadge } from './badges';
import { html, langOf, NOTHING, type Html } from './html';
import { renderMarkdown } from './markdown';
import { view } from './view';

function operationsWord(count: number): string {
  return `${count} ${plural(count, 'операция', 'операции', 'операций')}`;
}

function operationRow(operation: PortalOperation): Html {
  const { id, method, path, name, summary, origin } = operation;
  return html`<li data-origin="${origin ?? ''}">
    ${methodBadge(method)} <a href="${addressOf(id)}">${name}</a> ${originBadge(origin)}
    <code>${path}</code
    >${summary === '' ? NOTHING : html` <span class="note" ${langOf(summary)}>${summary}</span>`}
  </li>`;
}

function tagSection({ id, name, description, operations }: PortalTag): Html {
  return html`<h2 id="${id}">${name}</h2>
    ${renderMarkdown(description)}
    <ul class="operations">
      ${operations.map(operationRow)}
    </ul>`;
}

function legend(model: PortalModel): Html {
  if (model.origins.length === 0) return NOTHING;
  const rows = model.origins.map((origin) => {
    const count = model.operations.filter((operation) => operation.origin === origin).length;
    return html`<dt>${originBadge(origin)} <b>${operationsWord(count)}</b></dt>
      <dd>
        ${ORIGIN_WORDS[origin].meaning} На поле или схеме:
        ${ORIGIN_WORDS[origin].partMeaning.toLowerCase()}
      </dd>`;
  });
  return html`<h2>Откуда что взято</h2>
    <dl class="legend">${rows}</dl>`;
}

function servers(model: PortalModel): Html {
  const urls = listOf(model.document.servers).map((server) => textOf(nodeOf(server)['url']) ?? '');
  if (urls.length === 0) return NOTHING;
  const hint = urls.some((url) => !/^https?:/.test(url))
    ? html`· В командах curl узел стоит в <code>$HOST</code>, токен в <code>$TOKEN</code>.`
    : NOTHING;
  return html`<p>Сервер: ${urls.map((url) => html`<code>${url}</code> `)}${hint}</p>`;
}

/** What the contract is, how much of it there is, and every operation by its tag. */
export function overview(model: PortalModel): Html {
  const { title, version, operations, schemas, document } = model;
  const count = `${operationsWord(operations.length)}, ${schemas.length} ${plural(schemas.length, 'схема', 'схемы', 'схем')}`;
  const summary = textOf(nodeOf(document.info)['summary']);
  const content = html`<p class="lead">
      Версия <b>${version}</b>, OpenAPI ${document.openapi}: ${count}.
      <a href="contract.json" download>Скачать contract.json</a>
    </p>
    ${renderMarkdown(summary)}${renderMarkdown(textOf(nodeOf(document.info)['description']))}${servers(model)}${legend(model)}${model.tags.map(tagSection)}`;
  return view('/', 'Обзор', html`${title}`, content);
}
