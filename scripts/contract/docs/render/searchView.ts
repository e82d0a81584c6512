import { comparisonsAt, searchOf } from '../../searchable';
import type { PortalModel, PortalOperation } from '../model/portalModel';
import { html, NOTHING, type Html } from './html';

/** What a list can be asked for; nothing where the contract does not say. */
export function searchView({ document }: PortalModel, { operation }: PortalOperation): Html {
  const search = searchOf(document, { operation });
  if (search === null) return NOTHING;
  const fields = [...new Set([...Object.keys(search.filters), ...search.sorts])];
  const rows = fields.map(
    (field) =>
      html`<tr>
        <th scope="row"><code class="name">${field}</code></th>
        <td>${(comparisonsAt(search, field) ?? []).join(', ')}</td>
        <td>${search.sorts.includes(field) ? 'да' : 'нет'}</td>
      </tr>`,
  );
  return html`<h2>Поиск</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Поле</th>
          <th scope="col">Сравнения</th>
          <th scope="col">Порядок</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}
