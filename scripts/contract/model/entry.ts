import { resolve } from 'node:path';

/** Path of the root file of our contract. */
export const CONTRACT_ENTRY = resolve('openapi/openapi.yaml');

/** File or URL of the requested contract; our own by default. */
export function entryOf(spec: string | undefined): string {
  if (spec === undefined) return CONTRACT_ENTRY;
  return /^https?:\/\//.test(spec) ? spec : resolve(spec);
}

/** Thrown for Swagger 2.0 documents, which no verb can read. */
export class Swagger2Contract extends Error {
  readonly entry: string;

  constructor(entry: string) {
    super(`${entry} is Swagger 2.0, and OpenAPI 3.0 or 3.1 is needed`);
    this.entry = entry;
  }
}
