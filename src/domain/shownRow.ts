import { eachOnce } from '../lib/eachOnce';
import { statusOf, type Status, type Statuses } from './statuses/status';

/** The status of a row from the server; its parts may be missing. */
export interface ServerStatus {
  name?: string | undefined;
  description?: string | null | undefined;
}

/** Returns a row's status as shown to the user. */
export function shownStatus(statuses: Statuses, status: ServerStatus | undefined): Status {
  return statusOf(statuses, status?.name ?? '', status?.description ?? '');
}

export interface ShownFile {
  id: string;
  name: string;
}

/** Returns the files of a list without duplicates; a file without a name is called «Документ». */
export function shownFiles(
  files: readonly { id: string; name?: string | undefined }[],
): ShownFile[] {
  return eachOnce(files.map(({ id, name }) => ({ id, name: name || 'Документ' })));
}
