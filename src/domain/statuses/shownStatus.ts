import { statusOf, type Status, type Statuses } from './status';

/** The status of a row as the server has it; its parts may be absent. */
export interface ServerStatus {
  name?: string | undefined;
  description?: string | null | undefined;
}

/** The status of a row as it is shown. */
export function shownStatus(statuses: Statuses, status: ServerStatus | undefined): Status {
  return statusOf(statuses, status?.name ?? '', status?.description ?? '');
}
