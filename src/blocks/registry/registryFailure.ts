import { NOT_IMPLEMENTED_TITLE, isNotImplemented } from '../../api/isNotImplemented';
import type { ApiError } from '../../api/errors';

/** What stands in the place of rows that could not be had; the usual title where it names none. */
export function failureOf(error: ApiError): { title?: string; message: string } {
  if (!isNotImplemented(error)) return { message: error.message };
  return {
    title: NOT_IMPLEMENTED_TITLE,
    message: 'Его ещё готовят. Остальные разделы работают, зайдите сюда позже.',
  };
}
