import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '../contract/model/openApi';
import { withEntry, nextRelease, withVersion } from '../contract/report/release';

/** The contract that was released last, as `test/backend/generated/contract.json` had it. */
export const RELEASED = 'openapi/released.json';

const ROOT_FILE = 'openapi/openapi.yaml';
const CHANGELOG = 'openapi/CHANGELOG.md';

/** The contract with the version that its changes ask for, and the files that name it. */
interface ContractRelease {
  readonly document: OpenApiDocument;
  readonly sources: Map<string, string>;
}

/**
 * Moves the version of the contract by what changed since it was released.
 * @param root folder of the repository
 * @throws Error where the released contract is another than the changelog says
 */
export function contractRelease(bundled: OpenApiDocument, root: string): ContractRelease {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const released: OpenApiDocument = JSON.parse(textOf(RELEASED));
  const next = nextRelease(released, bundled);
  const document = withVersion(bundled, next.version);
  const rootFile = textOf(ROOT_FILE).replace(/^ {2}version: .*$/m, `  version: ${next.version}`);
  const changelog = withEntry(textOf(CHANGELOG), released, document, next);
  const sources = new Map([
    [ROOT_FILE, rootFile],
    [CHANGELOG, changelog],
  ]);
  return { document, sources };
}
