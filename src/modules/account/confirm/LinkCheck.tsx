import { useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '../../../api/errors';
import { useAppDispatch } from '../../../session/appStore';
import { ErrorState } from '../../../ui/state/ErrorState';
import { Spinner } from '../../../ui/state/Spinner';
import { confirmRegistration, type Confirmed } from './confirmRegistration';
import { staleLink, type StaleReason } from './confirmStage';

interface LinkCheckProps {
  token: string;
  onConfirmed: (confirmed: Confirmed) => void;
  onStale: (reason: StaleReason) => void;
}

/** Checks the token of the e-mail link as soon as the page opens; after a failure the user can try again. */
export function LinkCheck({ token, onConfirmed, onStale }: LinkCheckProps) {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isChecking, setChecking] = useState(true);

  const check = async () => {
    setChecking(true);
    try {
      onConfirmed(await dispatch(confirmRegistration({ token })));
    } catch (thrown) {
      const refusal = toApiError(thrown);
      const reason = staleLink(refusal);
      if (reason === undefined) setFailure(refusal);
      else onStale(reason);
    }
    setChecking(false);
  };

  // A token works once: the second mount of StrictMode must not send it again.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void check();
  });

  return (
    <div className="confirm grid grid-cols-1 gap-4 py-5">
      <h1>Подтверждение регистрации</h1>
      {failure ? (
        <ErrorState
          title="Не удалось проверить ссылку"
          message={failure.message}
          retrying={isChecking}
          onRetry={() => void check()}
        />
      ) : (
        <p className="flex items-center gap-3">
          <Spinner label={null} />
          <output>Проверяем ссылку…</output>
        </p>
      )}
    </div>
  );
}
