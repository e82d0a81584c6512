import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foreignLibraries } from '../foreign/install';
import { bundleContract, serializeContract } from '../contract/model/bundle';
import type { OpenApiDocument } from '../contract/model/openApi';

const LIBRARY = 'redoc.standalone.js';
const LICENSES = `${LIBRARY}.LICENSE.txt`;

/** Redoc's logo. Every page would load it from Redoc's server. */
const FOREIGN_PICTURE = 'https://cdn.redoc.ly/redoc/logo-mini.svg';
const EMPTY_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** Options of Redoc: the extensions to show, a Russian heading for the schemas, and system fonts. */
const OPTIONS = {
  showExtensions: ['x-origin', 'x-summary-en', 'x-extensible-enum', 'x-searchable'],
  schemaDefinitionsTagName: 'Схемы',
  sortRequiredPropsFirst: true,
  theme: {
    typography: {
      fontFamily: 'system-ui, sans-serif',
      headings: { fontFamily: 'system-ui, sans-serif' },
    },
  },
};

const PAGE = `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Контракт</title>
  </head>
  <body style="margin: 0">
    <div id="reference"></div>
    <noscript>Контракт без скриптов: <a href="contract.json">contract.json</a></noscript>
    <script src="${LIBRARY}"></script>
    <script src="start.js"></script>
  </body>
</html>
`;

/**
 * Replaces the only picture that Redoc loads from another server.
 * @throws Error if the library does not contain its address
 */
export function withoutForeignPicture(library: string): string {
  if (!library.includes(FOREIGN_PICTURE)) {
    throw new Error(
      `redoc: ${FOREIGN_PICTURE} is not in it any more; check what its pages load now`,
    );
  }
  return library.replaceAll(FOREIGN_PICTURE, EMPTY_PICTURE);
}

/** Puts the contract into the script, so that the page works as a local file, too. */
function startScript(document: OpenApiDocument): string {
  const title = JSON.stringify(document.info.title);
  const words = [document, OPTIONS].map((one) => JSON.stringify(one)).join(', ');
  return `document.title = ${title};\nRedoc.init(${words}, document.getElementById('reference'));\n`;
}

/**
 * Writes the contract as pages of Redoc without external requests, and as `contract.json`. Creates the folder; other
 * files in it stay. The first call installs Redoc into `.cache/reference`.
 *
 * @param document our own contract by default
 * @throws Error with npm's message if Redoc cannot be installed
 */
export async function writeReference(dir: string, document?: OpenApiDocument): Promise<void> {
  const shown = document ?? (await bundleContract());
  const bundles = join(await foreignLibraries('reference'), 'redoc/bundles');
  const library = withoutForeignPicture(await readFile(join(bundles, LIBRARY), 'utf8'));
  await mkdir(dir, { recursive: true });
  await Promise.all([
    writeFile(join(dir, 'index.html'), PAGE),
    writeFile(join(dir, LIBRARY), library),
    copyFile(join(bundles, LICENSES), join(dir, LICENSES)),
    writeFile(join(dir, 'start.js'), startScript(shown)),
    writeFile(join(dir, 'contract.json'), serializeContract(shown, 'contract.json')),
  ]);
}
