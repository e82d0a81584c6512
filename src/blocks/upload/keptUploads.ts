import type { KeptInput } from '../../forms/form/keptInput';
import { fieldsOf } from '../../lib/fieldsOf';

/** A file that was not uploaded when the user left its page. */
export interface KeptUpload {
  /** Field of the page that the file belongs to. */
  slot: string;
  file: File;
  /** Error message; undefined if the upload was only interrupted. */
  message?: string | undefined;
  /** True to send the photo in its original size. */
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

export function keptUploads(shelf: KeptInput, page: string): readonly KeptUpload[] {
  return Object.values(shelf.get(shelfName(page)) ?? {}).filter(isKeptUpload);
}

/** Replaces the files kept for a page; an empty list removes them. */
export function keepUploads(shelf: KeptInput, page: string, left: readonly KeptUpload[]): void {
  if (left.length === 0) shelf.delete(shelfName(page));
  else shelf.set(shelfName(page), Object.fromEntries(left.entries()));
}
