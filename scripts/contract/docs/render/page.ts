import type { PortalModel } from '../model/portalModel';
import { usesOf } from '../model/usage';
import { schemaView, securityView, sharedResponseView } from './componentViews';
import { html, type Html } from './html';
import { navigation } from './navigation';
import { operationView } from './operationView';
import { overview } from './overview';

/** Only the portal's own files, and nothing inline. Forms and a changed base are of no use here. */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

function header(model: PortalModel): Html {
  return html`<header class="bar">
    <a class="skip" href="#content">К содержанию</a
    ><button type="button" class="menu scripted" aria-expanded="false" aria-controls="navigation">
      Разделы</button
    ><a class="brand" href="#/">${model.title} <small>${model.version}</small></a>
    <div role="search" class="search scripted">
      <label for="query">Поиск</label
      ><input
        id="query"
        type="text"
        role="combobox"
        aria-expanded="false"
        aria-controls="found"
        aria-autocomplete="list"
        autocomplete="off"
        spellcheck="false"
        placeholder="Операция, путь, схема, поле"
      /><kbd aria-hidden="true">/</kbd>
      <div id="found" role="listbox" aria-label="Найдено" hidden></div>
    </div>
  </header>`;
}

/** The whole page: every view in it, complete without the script. */
export function page(model: PortalModel): string {
  const uses = usesOf(model);
  const views = [
    overview(model),
    ...model.operations.map((operation) => operationView(model, operation)),
    ...model.schemas.map((schema) => schemaView(model, schema, uses.get(schema.id))),
    ...model.responses.map((response) =>
      sharedResponseView(model, response, uses.get(response.id)),
    ),
    ...model.securitySchemes.map(securityView),
  ];
  const missing = html`<section class="view" id="missing" data-title="Нет такого раздела" hidden>
    <h1 tabindex="-1">Нет такого раздела</h1>
    <p>
      В этой версии контракта его нет. Начните с <a href="#/">обзора</a> или воспользуйтесь поиском.
    </p>
  </section>`;
  const document = html`<html lang="ru">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <meta name="color-scheme" content="light dark" />
      <title>${model.title} — контракт ${model.version}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="portal.css" />
      <script src="portal.js"></script>
      <script src="search.js" defer></script>
    </head>
    <body data-name="${model.title}">
      ${header(model)}
      <div class="columns">
        ${navigation(model)}
        <main id="content" tabindex="-1">${views}${missing}</main>
      </div>
      <p id="said" role="status" class="unseen"></p>
    </body>
  </html> `;
  return `<!doctype html>\n${document.toString()}`;
}
