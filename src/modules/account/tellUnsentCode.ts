import { isOutage, toApiError } from '../../api/errors';
import { toast } from '../../shell/toast/toasts';

/** An outage takes the page with its own message away: this one is still there after the way back. */
export function tellUnsentCode(thrown: unknown): void {
  if (!isOutage(toApiError(thrown))) return;
  toast.error('Код не отправлен: сервис был недоступен. Попробуйте ещё раз');
}
