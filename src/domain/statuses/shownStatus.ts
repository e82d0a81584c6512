import { fieldsOf } from '../../lib/fieldsOf';
import { shownText } from '../../lib/shownText';
import { statusOf, type Status, type Statuses } from './status';

/** The status of a row (`{name, description}`), whatever the server sent for one. */
export function shownStatus(statuses: Statuses, status: unknown): Status {
  const { name, description } = fieldsOf(status);
  return statusOf(statuses, shownText(name), shownText(description));
}
