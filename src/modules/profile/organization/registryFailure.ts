import type { ApiError } from '../../../api/errors';

export interface RegistryFailure {
  title: string;
  message: string;
}

/** Statuses by which a server says that it has no such call, or not yet. */
const ABSENT: readonly ApiError['status'][] = [404, 405, 501];

/** What the comparison says when the register does not answer; the page stays as it is. */
export function registryFailure(error: ApiError): RegistryFailure {
  if (ABSENT.includes(error.status)) {
    return {
      title: 'Раздел пока недоступен',
      message: 'Сведений из реестра нет. Попробуйте позже или сверьте данные по выписке.',
    };
  }
  return { title: 'Реестр не ответил', message: error.message };
}
