import { expect } from 'vitest';
import { bundleContract } from '../../model/bundle';
import type { OpenApiDocument } from '../../model/openApi';

const contract = JSON.stringify(await bundleContract());

/** Returns our contract with one text replaced; fails if it does not contain the text. */
export function planted(from: string, to: string): OpenApiDocument {
  const changed = contract.replace(from, to);
  expect(changed).not.toBe(contract);
  const document: OpenApiDocument = JSON.parse(changed);
  return document;
}
