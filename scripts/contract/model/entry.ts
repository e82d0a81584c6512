import { resolve } from 'node:path';

/** Root file of the contract in the current folder. */
export const CONTRACT_ENTRY = resolve('openapi/openapi.yaml');

/** File or URL of the contract that was asked for; our own where none was. */
export function entryOf(spec: string | undefined): string {
  if (spec === undefined) return CONTRACT_ENTRY;
  return /^https?:\/\//.test(spec) ? spec : resolve(spec);
}

/** Thrown for a document of Swagger 2.0, which no verb can read. */
export class Swagger2Contract extends Error {
  readonly entry: string;

  constructor(entry: string) {
    super(`${entry} is Swagger 2.0, and OpenAPI 3.0 or 3.1 is needed`);
    this.entry = entry;
  }
}
