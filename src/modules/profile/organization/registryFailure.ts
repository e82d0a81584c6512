import { NOT_IMPLEMENTED_TITLE, isNotImplemented } from '../../../api/isNotImplemented';
import type { ApiError } from '../../../api/errors';

export interface RegistryFailure {
  title: string;
  message: string;
}

/** What the comparison says when the register does not answer; the page stays as it is. */
export function registryFailure(error: ApiError): RegistryFailure {
  if (isNotImplemented(error)) {
    return {
      title: NOT_IMPLEMENTED_TITLE,
      message: 'Сведений из реестра нет. Попробуйте позже или сверьте данные по выписке.',
    };
  }
  return { title: 'Реестр не ответил', message: error.message };
}
