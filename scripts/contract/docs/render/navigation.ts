import { addressOf } from '../model/anchor';
import { ORIGIN_WORDS } from '../model/origin';
import type { PortalComponent, PortalModel, PortalOperation } from '../model/portalModel';
import { methodBadge } from './badges';
import { html, joined, NOTHING, type Html, type HtmlValue } from './html';

/** A camel-case name that breaks between its words where the line is short. */
function breakable(name: string): HtmlValue {
  return joined(name.split(/(?<=[a-z\d])(?=[A-Z])/), html`<wbr />`);
}

function operationLink({ id, name, method, origin }: PortalOperation): Html {
  return html`<li data-origin="${origin ?? ''}">
    <a href="${addressOf(id)}">${methodBadge(method)} <span>${breakable(name)}</span></a>
  </li>`;
}

function componentLink({ id, name }: PortalComponent): Html {
  return html`<li>
    <a href="${addressOf(id)}"><span>${breakable(name)}</span></a>
  </li>`;
}

function group(title: string, items: readonly Html[], isOpen: boolean): Html {
  if (items.length === 0) return NOTHING;
  return html`<details class="group" ${isOpen ? html` open` : NOTHING}>
    <summary>${title} <small>${items.length}</small></summary>
    <ul>
      ${items}
    </ul>
  </details>`;
}

/** Ticked marks say what the lists show; the script shows this only when there is something to choose. */
function originFilter(model: PortalModel): Html {
  if (model.origins.length < 2) return NOTHING;
  const boxes = model.origins.map((origin) => {
    const count = model.operations.filter((operation) => operation.origin === origin).length;
    return html`<label class="origin ${origin}"
      ><input type="checkbox" name="origin" value="${origin}" checked />
      ${ORIGIN_WORDS[origin].label} <small>${count}</small></label
    >`;
  });
  return html`<fieldset class="filter scripted">
    <legend>Показывать операции</legend>
    ${boxes}
  </fieldset>`;
}

/** The way to every view. */
export function navigation(model: PortalModel): Html {
  return html`<nav id="navigation" aria-label="Контракт">
    ${originFilter(model)}
    <ul class="top">
      <li>
        <a href="#/"><span>Обзор</span></a>
      </li>
    </ul>
    ${model.tags.map(({ name, operations }) => group(name, operations.map(operationLink), true))}${group('Схемы', model.schemas.map(componentLink), false)}${group('Общие ответы', model.responses.map(componentLink), false)}${group('Способы входа', model.securitySchemes.map(componentLink), false)}
  </nav>`;
}
