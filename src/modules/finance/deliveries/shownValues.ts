import { statusOf, type Status, type Statuses } from '../../../domain/statuses/status';
import { formatDate } from '../../../lib/dates';
import { fieldsOf } from '../../../lib/fieldsOf';
import { shownText } from '../../../lib/shownText';

/** The status of a row, whatever the server sent for one. */
export function shownStatus(statuses: Statuses, status: unknown): Status {
  const { name, description } = fieldsOf(status);
  return statusOf(statuses, shownText(name), shownText(description));
}

/** «№ П-44/2025 от 03.02.2025»; empty without a number, the number alone without a date. */
export function numberAndDate(number: unknown, date: unknown): string {
  const shown = shownText(number);
  if (shown === '') return '';
  const day = formatDate(date);
  return day === '-' ? `№\u00A0${shown}` : `№\u00A0${shown} от\u00A0${day}`;
}

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
