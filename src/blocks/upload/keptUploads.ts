import type { KeptInput } from '../../forms/form/keptInput';
import { fieldsOf } from '../../lib/fieldsOf';

/** A file that did not get to the server before its page went. */
export interface KeptUpload {
  /** Which field of the page it belongs to. */
  slot: string;
  file: File;
  /** What went wrong; undefined where only the page went. */
  message?: string | undefined;
  /** A photo is sent in its own size. */
  isOriginal?: boolean | undefined;
}

function isKeptUpload(value: unknown): value is KeptUpload {
  const { slot, file, message, isOriginal } = fieldsOf(value);
  return (
    typeof slot === 'string' &&
    file instanceof File &&
    (message === undefined || typeof message === 'string') &&
    (isOriginal === undefined || typeof isOriginal === 'boolean')
  );
}

function shelfName(page: string): string {
  return `uploads:${page}`;
}

/** The files that a page has left, in their order. */
export function keptUploads(shelf: KeptInput, page: string): readonly KeptUpload[] {
  return Object.values(shelf.get(shelfName(page)) ?? {}).filter(isKeptUpload);
}

/** Keeps what a page leaves in the place of what it left before; nothing is kept of an empty list. */
export function keepUploads(shelf: KeptInput, page: string, left: readonly KeptUpload[]): void {
  if (left.length === 0) shelf.delete(shelfName(page));
  else shelf.set(shelfName(page), Object.fromEntries(left.entries()));
}
