import { fieldsOf } from './fieldsOf';
import { shownText } from './shownText';

/** A file that can be downloaded. */
export interface ShownFile {
  id: string;
  name: string;
}

/** The files of a list that have an id; one without a name is «Документ». */
export function shownFiles(files: unknown): ShownFile[] {
  if (!Array.isArray(files)) return [];
  return files.flatMap((file: unknown) => {
    const { id, name } = fieldsOf(file);
    const known = shownText(id);
    return known === '' ? [] : [{ id: known, name: shownText(name) || 'Документ' }];
  });
}
