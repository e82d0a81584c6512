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
 * Writes the contract's files for a stand: `contract.json`, `CHANGELOG.md`, `changes.html` with the changes since the
 * last release, and the pages of Redoc.
 * @param reference writes the pages of Redoc
 * @returns the reason why the pages of Redoc are missing, for example that it is not installed; else null
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
