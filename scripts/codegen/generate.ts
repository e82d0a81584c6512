import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import type { OpenApiDocument } from '../contract/model/openApi';
import { contractRelease } from './contractRelease';
import { contractSummarySource } from './contractSummary';
import { describeOperations } from './describeOperations';
import { endpointsByTag } from './endpoints';
import { withOriginTable } from './originTable';
import { answerShapesSource, shapesByTag } from './shapes';
import { downloadPathsSource, operationsSource, publicPathsSource } from './sources';

/** Folders that contain only generated files. */
export const GENERATED_FOLDERS = ['src/api/generated', 'test/backend/generated'] as const;

const README = 'openapi/README.md';

const CONFIG = join(import.meta.dirname, '../config/oxfmt.json');
const style: FormatConfig = JSON.parse(readFileSync(CONFIG, 'utf8'));

/**
 * Formats a generated file.
 * @throws Error for invalid source code: the formatter would return an empty text
 */
async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${JSON.stringify(errors)}`);
  return code;
}

/**
 * Returns a map from path to text of everything that is generated from the contract. The result is the same for every
 * run and needs no network.
 */
export async function generate(
  bundled: OpenApiDocument,
  root: string,
): Promise<Map<string, string>> {
  const { document, sources } = contractRelease(bundled, root);
  const operations = describeOperations(document);
  const shapes = shapesByTag(document);
  for (const [file, source] of await endpointsByTag(document, shapes)) {
    sources.set(`src/api/generated/${file}`, source);
  }
  for (const [tag, { source }] of shapes) {
    if (source !== '') sources.set(`src/api/generated/shapes/${tag}.ts`, source);
  }
  sources.set('test/backend/generated/answerShapes.ts', answerShapesSource(shapes));
  sources.set('src/api/generated/publicPaths.ts', publicPathsSource(operations));
  sources.set('src/api/generated/downloadPaths.ts', downloadPathsSource(operations));
  sources.set('src/api/generated/contractSummary.ts', contractSummarySource(document, operations));
  sources.set('test/backend/generated/operations.ts', operationsSource(operations));
  sources.set('test/backend/generated/contract.json', JSON.stringify(document));
  sources.set(README, withOriginTable(readFileSync(join(root, README), 'utf8'), operations));
  const texts = await Promise.all(
    [...sources].map(async ([file, source]) => [file, await formatted(file, source)] as const),
  );
  return new Map(texts);
}
