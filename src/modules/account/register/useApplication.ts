import type { ReactNode } from 'react';
import { authApi } from '../../../api/endpoints/auth';
import { toApiError } from '../../../api/errors';
import { useAppDispatch } from '../../../session/appStore';
import { explainCaptchaRefusal } from '../../../blocks/captcha/captchaError';
import { useCaptcha } from '../../../blocks/captcha/useCaptcha';
import { awaitCode, pendingCodeOf, type Application } from '../confirm/pendingConfirmation';

export interface ApplicationCall {
  /** Sends the application; afterwards /confirm waits for the code. Rejects with an `ApiError`. */
  send(application: Application): Promise<void>;
  /** Must be rendered: the captcha appears in it. */
  captcha: ReactNode;
}

/** Returns the call that sends an application, with a captcha token if a captcha is configured. */
export function useApplication(): ApplicationCall {
  const { token: askToken, element } = useCaptcha();
  const dispatch = useAppDispatch();

  const call = async (application: Application, token: string | undefined) => {
    const header = token === undefined ? {} : { 'Smart-Token': token };
    const { register, registerSeller } = authApi.endpoints;
    // The call is not tracked, because the store would otherwise keep the person's data.
    return application.kind === 'organization'
      ? dispatch(register.initiate({ registration: application.body, ...header }, { track: false }))
      : dispatch(
          registerSeller.initiate(
            { sellerRegistration: application.body, ...header },
            { track: false },
          ),
        );
  };

  const send = async (application: Application) => {
    const token = await askToken();
    const { data, error } = await call(application, token);
    if (error !== undefined) throw explainCaptchaRefusal(toApiError(error), token);
    const pending = pendingCodeOf(application.kind, data, Date.now());
    if (pending === null) throw toApiError(undefined);
    awaitCode(application, pending);
  };
  return { send, captcha: element };
}
