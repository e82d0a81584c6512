import type { Row } from '../db';
import type { Operations } from '../generated/operations';

type StoredFile = Operations['uploadFile']['response'];

/** Leaves out the bytes of the file. */
export function toStoredFile(row: Row<'storedFile'>): StoredFile {
  return {
    id: row.id,
    name: row.name,
    type: row.mimeType,
    size: storedBytes(row).length,
    createdDateTime: row.createdDateTime,
  };
}

/** Returns the bytes of a file that is not generated. */
export function storedBytes({ content, isBase64 }: Row<'storedFile'>): Uint8Array<ArrayBuffer> {
  return isBase64
    ? Uint8Array.from(Buffer.from(content, 'base64'))
    : new TextEncoder().encode(content);
}
