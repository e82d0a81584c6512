import './AccountPage.css';
import { useState } from 'react';
import { isAborted, isOutage, toApiError, type ApiError } from '../../api/errors';
import { useToast } from '../../shell/toast/toasts';
import { Note } from '../../ui/state/Note';

/**
 * Returns the function that requests another code, and the result to show.
 *
 * @param sent text after success
 */
export function useResend(sent: string) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ApiError | 'sent'>();
  const failure = outcome === 'sent' ? undefined : outcome;

  const send = async (call: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      await call();
      setOutcome('sent');
    } catch (thrown) {
      const refusal = toApiError(thrown);
      // A toast stays visible on /unavailable and after the return.
      if (isOutage(refusal)) {
        toast.error('Код не отправлен: сервис был недоступен. Попробуйте ещё раз');
      }
      setOutcome(refusal);
    }
    setBusy(false);
  };

  const result = (
    <>
      {/* Rendered even while it is empty, because screen readers announce only changes of an existing live region. */}
      <output className="account-page__sent">
        {outcome === 'sent' && <Note tone="success">{sent}</Note>}
      </output>
      {failure && !isAborted(failure) && (
        <Note tone="danger" live>
          {failure.message}
        </Note>
      )}
    </>
  );
  /** `forget` removes the result of an earlier attempt from the page. */
  return { busy, failure, result, send, forget: () => setOutcome(undefined) };
}
