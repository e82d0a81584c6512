import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '../contract/model/openApi';
import { withEntry, nextRelease, withVersion } from './nextRelease';

/** The last released contract: a copy of `test/backend/generated/contract.json` at its release. */
export const RELEASED = 'openapi/released.json';

const ROOT_FILE = 'openapi/openapi.yaml';
const CHANGELOG = 'openapi/CHANGELOG.md';

/** The contract with its next version, and the files that mention the version. */
interface ContractRelease {
  readonly document: OpenApiDocument;
  readonly sources: Map<string, string>;
}

/**
 * Sets the version of the contract by its changes since the release.
 * @param root folder of the repository
 * @throws Error if the released contract is not the one in the changelog
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
