import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isRecord, type OpenApiDocument } from '../model/openApi';
import { required, usageError, type Command } from './command';

/**
 * Postman's own library, an optional peer dependency: it brings 85 packages of 40 MB, and only this verb
 * needs it.
 */
const LIBRARY = 'openapi-to-postmanv2';

/** Callback of the library, with its result for a document. */
type Converted = (error: unknown, result: unknown) => void;

type Convert = (source: object, options: object, converted: Converted) => void;

function isConvert(value: unknown): value is Convert {
  return typeof value === 'function';
}

/** @returns null if the library is not installed, or has another API by now */
async function loadConvert(library: string): Promise<Convert | null> {
  try {
    const loaded: unknown = await import(library);
    const convert = isRecord(loaded) ? loaded['convert'] : null;
    return isConvert(convert) ? convert : null;
  } catch {
    return null;
  }
}

/** Returns the collection from the library's result; null if it made none. */
function collectionIn(result: unknown): unknown {
  const output = isRecord(result) ? result['output'] : null;
  const [first]: unknown[] = Array.isArray(output) ? output : [];
  return isRecord(first) ? (first['data'] ?? null) : null;
}

/** @throws Error with the library's message about the contract */
function collectionOf(convert: Convert, document: OpenApiDocument): Promise<unknown> {
  return new Promise((settle, reject) => {
    const source = { type: 'json', data: structuredClone(document) };
    convert(source, { folderStrategy: 'Tags' }, (error, result) => {
      const collection = collectionIn(result);
      const reason = isRecord(result) ? result['reason'] : error;
      if (collection === null) reject(new Error(`${LIBRARY}: ${String(reason)}`));
      else settle(collection);
    });
  });
}

/** @param library name of the package that converts */
export function exportCommandBy(library: string): Command {
  return {
    usage: '--postman F',
    does: 'writes the contract as a collection of Postman | записывает контракт как коллекцию Postman',
    flags: {
      postman: 'F.json | where to write | куда записать',
    },
    isReporting: false,
    run: async (asked) => {
      const out = required(asked, 'postman');
      const convert = await loadConvert(library);
      if (convert === null) {
        throw usageError(
          asked,
          `нужен пакет ${library}: npm install --no-save ${library}`,
          `the package ${library} is needed: npm install --no-save ${library}`,
        );
      }
      const { contractOf } = await import('./contractOf');
      const { document } = await contractOf(asked);
      const collection = await collectionOf(convert, document);
      mkdirSync(dirname(resolve(out)), { recursive: true });
      writeFileSync(out, `${JSON.stringify(collection, null, 2)}\n`);
      return { text: '' };
    },
  };
}

export const exportCommand = exportCommandBy(LIBRARY);
