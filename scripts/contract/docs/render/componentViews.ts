import { addressOf } from '../model/anchor';
import { nodesOf, textOf } from '../model/node';
import type { PortalComponent, PortalModel } from '../model/portalModel';
import type { Use } from '../model/usage';
import { partBadge } from './badges';
import { responseView } from './bodyView';
import { exampleList } from './exampleView';
import { html, joined, NOTHING, type Html } from './html';
import { renderMarkdown } from './markdown';
import { schemaTree } from './schemaTree';
import { view } from './view';

function usedBy(uses: readonly Use[] | undefined): Html {
  if (uses === undefined || uses.length === 0)
    return html`<p class="note">Никто не использует.</p>`;
  const links = uses.map(({ id, name }) => html`<a href="${addressOf(id)}">${name}</a>`);
  return html`<p class="uses">${joined(links, ', ')}</p>`;
}

/** A schema with its fields, an example, and who uses it. */
export function schemaView(
  model: PortalModel,
  schema: PortalComponent,
  uses: readonly Use[] | undefined,
): Html {
  const { id, name, node } = schema;
  const hasExample = 'example' in node || 'examples' in node;
  const example = hasExample
    ? exampleList(model.document, 'application/json', { schema: node })
    : NOTHING;
  const content = html`<p class="call">
      <span class="note">Схема</span>${partBadge(node['x-origin'])}
    </p>
    ${renderMarkdown(textOf(node['description']))}
    <div class="body">${schemaTree(model.document, node, { addressed: name })}</div>
    ${example}
    <h2>Где используется</h2>
    ${usedBy(uses)}`;
  return view(id, `Схема ${name}`, html`${name}`, content);
}

/** A response that several operations share. */
export function sharedResponseView(
  model: PortalModel,
  response: PortalComponent,
  uses: readonly Use[] | undefined,
): Html {
  const { id, name, node } = response;
  const content = html`<p class="call"><span class="note">Общий ответ</span></p>
    ${responseView(model.document, node)}
    <h2>Где используется</h2>
    ${usedBy(uses)}`;
  return view(id, `Ответ ${name}`, html`${name}`, content);
}

const SCHEME_WORDS: Readonly<Record<string, string>> = {
  type: 'Вид',
  scheme: 'Схема HTTP',
  bearerFormat: 'Формат токена',
  in: 'Где передаётся',
  name: 'Имя',
  openIdConnectUrl: 'Адрес OpenID Connect',
};

/** A way to prove who calls. */
export function securityView({ id, name, node }: PortalComponent): Html {
  const known = Object.entries(SCHEME_WORDS).flatMap(([key, label]) => {
    const value = textOf(node[key]);
    return value === undefined
      ? []
      : [
          html`<dt>${label}</dt>
            <dd><code>${value}</code></dd>`,
        ];
  });
  const flows = nodesOf(node['flows']).map(
    ([flow, details]) =>
      html`<dt>${flow}</dt>
        <dd>
          ${nodesOf({ scopes: details['scopes'] }).map(([, scopes]) => html`<code>${Object.keys(scopes).join(' ')}</code>`)}
        </dd>`,
  );
  const content = html`<p class="call"><span class="note">Способ входа</span></p>
    ${renderMarkdown(textOf(node['description']))}
    <dl>${known}${flows}</dl>`;
  return view(id, `Вход ${name}`, html`${name}`, content);
}
