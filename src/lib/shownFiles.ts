import { eachOnce } from './eachOnce';
import { fieldsOf } from './fieldsOf';
import { shownText } from './shownText';

/** A file that can be downloaded. */
export interface ShownFile {
  id: string;
  name: string;
}

/** The files of a list that have an id, each once; one without a name is «Документ». */
export function shownFiles(files: unknown): ShownFile[] {
  if (!Array.isArray(files)) return [];
  const known = files.flatMap((file: unknown) => {
    const { id, name } = fieldsOf(file);
    const shown = { id: shownText(id), name: shownText(name) || 'Документ' };
    return shown.id === '' ? [] : [shown];
  });
  return eachOnce(known);
}
