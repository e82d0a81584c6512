import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASED } from '../codegen/contractRelease';
import { nextRelease } from '../codegen/nextRelease';
import { bundleContract, serializeContract } from '../contract/model/bundle';
import { writeReference } from '../ownContract/reference';
import type { OpenApiDocument } from '../contract/model/openApi';
import { changelogHtml } from '../contract/report/changelog';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the files of the API contract: `contract.json`, `CHANGELOG.md`, `changes.html` with the changes since the last
 * release, and the Redoc pages.
 * @param reference writes the Redoc pages
 * @returns the reason why the Redoc pages are missing, for example that Redoc is not installed; otherwise null
 */
export async function writeContract(
  folder: string,
  reference = writeReference,
): Promise<string | null> {
  const document = await bundleContract();
  const released: OpenApiDocument = JSON.parse(readFileSync(join(root, RELEASED), 'utf8'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'contract.json'), serializeContract(document, 'contract.json'));
  copyFileSync(join(root, 'openapi/CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  const { findings, version } = nextRelease(released, document, 'ru');
  const span = { from: released.info.version, to: version, language: 'ru' } as const;
  writeFileSync(join(folder, 'changes.html'), changelogHtml(findings, span));
  try {
    await reference(folder, document);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
