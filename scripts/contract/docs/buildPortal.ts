import { serializeContract } from '../bundle';
import type { OpenApiDocument } from '../openApi';
import { clientScript } from './assets/clientScript';
import { stylesheet } from './assets/stylesheet';
import { readPortalModel } from './model/portalModel';
import { searchIndex, searchScript } from './model/searchIndex';
import { page } from './render/page';

/**
 * The portal of a contract: relative file path -> contents. It works under any path of a server and
 * from a file, asks nothing of anyone else, and is complete without its script.
 * @param document bundled OpenAPI 3.0 or 3.1, ours or not
 */
export async function buildPortal(document: OpenApiDocument): Promise<Map<string, string>> {
  const model = readPortalModel(document);
  const [styles, script] = await Promise.all([stylesheet(), clientScript()]);
  return new Map([
    ['index.html', page(model)],
    ['portal.css', styles],
    ['portal.js', script],
    ['search.js', searchScript(searchIndex(model))],
    ['contract.json', serializeContract(document, 'contract.json')],
  ]);
}
