import { eachOnce } from './eachOnce';

/** A file that can be downloaded. */
export interface ShownFile {
  id: string;
  name: string;
}

/** The files of a list, each once; one without a name is «Документ». */
export function shownFiles(
  files: readonly { id: string; name?: string | undefined }[],
): ShownFile[] {
  return eachOnce(files.map(({ id, name }) => ({ id, name: name || 'Документ' })));
}
