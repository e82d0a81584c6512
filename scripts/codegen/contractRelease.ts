import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '../contract/model/openApi';
import { withEntry, nextRelease, withVersion } from './nextRelease';

/** The last released contract: a copy of `test/backend/generated/contract.json` at its release. */
export const RELEASED = 'openapi/released.json';

const ROOT_FILE = 'openapi/openapi.yaml';
const CHANGELOG = 'openapi/CHANGELOG.md';

/** The contract with its next version, and the new text of the files that contain the version. */
interface ContractRelease {
  readonly document: OpenApiDocument;
  readonly sources: Map<string, string>;
}

/**
 * Returns the contract with the version that follows from the changes since the last release. Writes no file.
 * @param root folder of the repository
 * @throws Error if the changelog has another fingerprint for the released contract
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
