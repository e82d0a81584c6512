import { eachOnce } from '../lib/eachOnce';
import { statusOf, type Status, type Statuses } from './statuses/status';

/** The status of a row as the server has it; its parts may be absent. */
export interface ServerStatus {
  name?: string | undefined;
  description?: string | null | undefined;
}

/** The status of a row as it is shown. */
export function shownStatus(statuses: Statuses, status: ServerStatus | undefined): Status {
  return statusOf(statuses, status?.name ?? '', status?.description ?? '');
}

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
