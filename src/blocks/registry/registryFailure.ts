import { ABSENT_TITLE, isAbsentCall } from '../../api/absentCall';
import type { ApiError } from '../../api/errors';

/** What stands in the place of rows that could not be had; the usual title where it names none. */
export function failureOf(error: ApiError): { title?: string; message: string } {
  if (!isAbsentCall(error)) return { message: error.message };
  return {
    title: ABSENT_TITLE,
    message: 'Его ещё готовят. Остальные разделы работают, зайдите сюда позже.',
  };
}
