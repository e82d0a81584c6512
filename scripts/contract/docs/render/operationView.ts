import { addressOf, anchorId } from '../model/anchor';
import { curlOf } from '../model/curl';
import { listOf, nodesOf, resolved, textOf } from '../model/node';
import type { PortalModel, PortalOperation } from '../model/portalModel';
import { alternativesOf } from '../model/security';
import { methodBadge, originBadge } from './badges';
import { contentView, parameterView, responseRow } from './bodyView';
import { codeBlock } from './exampleView';
import { html, joined, langOf, NOTHING, type Html } from './html';
import { renderMarkdown } from './markdown';
import { searchView } from './searchView';
import { view } from './view';

const PLACES: Readonly<Record<string, string>> = {
  path: 'в пути',
  query: 'в запросе',
  header: 'заголовок',
  cookie: 'cookie',
};

function parametersTable(model: PortalModel, operation: PortalOperation): Html {
  if (operation.parameters.length === 0) return NOTHING;
  const rows = operation.parameters.map((parameter) => {
    const place = textOf(parameter['in']) ?? '';
    const must =
      parameter['required'] === true ? html`<b class="must">обязательно</b>` : html`необязательно`;
    const old = parameter['deprecated'] === true ? html`<span class="old">устарел</span>` : NOTHING;
    return html`<tr>
      <th scope="row"><code class="name">${textOf(parameter['name']) ?? ''}</code>${old}</th>
      <td>${PLACES[place] ?? place}</td>
      <td>${must}</td>
      <td>${parameterView(model.document, parameter)}</td>
    </tr>`;
  });
  return html`<h2>Параметры</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Имя</th>
          <th scope="col">Где</th>
          <th scope="col">Обязателен</th>
          <th scope="col">Что</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

function requestView(model: PortalModel, operation: PortalOperation): Html {
  const body = resolved(model.document, operation.node['requestBody']);
  if (nodesOf(body['content']).length === 0) return NOTHING;
  const must = body['required'] === true ? html` <b class="must">обязательно</b>` : NOTHING;
  return html`<h2>Тело запроса${must}</h2>
    ${renderMarkdown(textOf(body['description']))}${contentView(model.document, body)}`;
}

function responsesView(model: PortalModel, operation: PortalOperation): Html {
  const responses = nodesOf(operation.node['responses']);
  return html`<h2>Ответы</h2>
    ${responses.map(([status, node]) => responseRow(model.document, status, node))}`;
}

function schemeLink(name: string): Html {
  return html`<a href="${addressOf(anchorId('security', name))}">${name}</a>`;
}

function securityView(model: PortalModel, operation: PortalOperation): Html {
  const alternatives = alternativesOf(model, operation);
  const isOpen = alternatives.length === 0;
  const ways = alternatives.map((schemes) =>
    schemes.length === 0 ? 'без входа' : joined(schemes.map(schemeLink), ' и '),
  );
  return html`<p class="facts">Доступ: ${isOpen ? 'без входа' : joined(ways, ' или ')}</p>`;
}

function marks(operation: PortalOperation): Html {
  const old =
    operation.node['deprecated'] === true ? html` <span class="old">устарела</span>` : NOTHING;
  return html`${originBadge(operation.origin)}${old}`;
}

function summaryLine({ summary }: PortalOperation): Html {
  return summary === '' ? NOTHING : html`<p class="lead" ${langOf(summary)}>${summary}</p>`;
}

function otherTags({ node }: PortalOperation): Html {
  const others = listOf(node['tags'])
    .slice(1)
    .flatMap((tag) => textOf(tag) ?? []);
  if (others.length === 0) return NOTHING;
  return html`<p class="facts">Также в разделах: ${others.join(', ')}</p>`;
}

/** Everything about one operation. */
export function operationView(model: PortalModel, operation: PortalOperation): Html {
  const { id, name, method, path, node } = operation;
  const content = html`<p class="call">
      ${methodBadge(method)} <code>${path}</code> ${marks(operation)}
    </p>
    ${summaryLine(operation)}${renderMarkdown(textOf(node['description']))}
    ${securityView(model, operation)}${otherTags(operation)}${parametersTable(model, operation)}
    ${requestView(model, operation)}${searchView(model, operation)}${responsesView(model, operation)}
    <h2>Вызов</h2>
    ${codeBlock(curlOf(model, operation), 'команду curl')}`;
  return view(id, `${name}: ${method.toUpperCase()} ${path}`, html`${name}`, content);
}
