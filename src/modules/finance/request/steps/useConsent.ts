import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useAcceptFinanceAgreementFlagMutation } from '../../../../api/endpoints/financeRequest';
import { isAborted, toApiError } from '../../../../api/errors';

/** Gives or takes back one consent at once; a refused change goes back, and `failure` says why. */
export function useConsent(requestId: string, flag: string) {
  const form = useForm('useConsent');
  const [accept] = useAcceptFinanceAgreementFlagMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const path = `agreementFlags.${flag}`;

  const change = async (value: boolean) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    form.change(path, value);
    const { error } = await accept({ id: requestId, flag, value });
    setBusy(false);
    if (error === undefined) return;
    form.change(path, !value);
    const refusal = toApiError(error);
    if (!isAborted(refusal)) setFailure(`Согласие не сохранено. ${refusal.message}`);
  };
  return { change, busy, failure };
}
