import type { RegistryData } from '../../../api/endpoints/organization';
import { unknownStatus, type Tone } from '../../../domain/statuses/status';
import { MISSING_CALL_TITLE, isMissingCall } from '../../../api/isMissingCall';
import type { ApiError } from '../../../api/errors';

/** Texts and colour for the state of an organization in the state register. */
export interface RegistryStatus {
  tone: Tone;
  label: string;
  /** Undefined for an active organization, and for an unknown state. */
  warning?: string;
}

/** Returns the badge of a state; an unknown state is neutral. */
export function registryStatus(
  status: RegistryData['status'],
  individual: boolean,
): RegistryStatus {
  switch (status) {
    case 'ACTIVE':
      return { tone: 'done', label: 'Действует' };
    case 'LIQUIDATING':
      return {
        tone: 'warning',
        label: individual ? 'Прекращает деятельность' : 'В процессе ликвидации',
        warning: individual
          ? 'По данным реестра предприниматель прекращает деятельность.'
          : 'По данным реестра организация находится в процессе ликвидации.',
      };
    case 'LIQUIDATED':
      return {
        tone: 'danger',
        label: individual ? 'Деятельность прекращена' : 'Ликвидирована',
        warning: individual
          ? 'По данным реестра предприниматель прекратил деятельность. Проверьте ИНН и ОГРНИП или обратитесь в службу поддержки.'
          : 'По данным реестра организация ликвидирована. Проверьте ИНН и ОГРН или обратитесь в службу поддержки.',
      };
    case undefined:
    default:
      return { tone: unknownStatus.tone, label: unknownStatus.label };
  }
}

export interface RegistryFailure {
  title: string;
  message: string;
}

export function registryFailure(error: ApiError): RegistryFailure {
  if (isMissingCall(error)) {
    return {
      title: MISSING_CALL_TITLE,
      message: 'Сведений из реестра нет. Попробуйте позже или сверьте данные по выписке.',
    };
  }
  return { title: 'Реестр не ответил', message: error.message };
}
