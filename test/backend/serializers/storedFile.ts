import type { Row } from '../db';
import type { Operations } from '../generated/operations';

type StoredFile = Operations['uploadFile']['response'];

/** Converts a stored file for the contract, without its bytes. */
export function toStoredFile(row: Row<'storedFile'>): StoredFile {
  return {
    id: row.id,
    name: row.name,
    type: row.mimeType,
    size: storedBytes(row).length,
    createdDateTime: row.createdDateTime,
  };
}

/** Returns the bytes of a file with stored content. */
export function storedBytes({ content, isBase64 }: Row<'storedFile'>): Uint8Array<ArrayBuffer> {
  return isBase64
    ? Uint8Array.from(Buffer.from(content, 'base64'))
    : new TextEncoder().encode(content);
}
