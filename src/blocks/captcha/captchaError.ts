import type { ApiError } from '../../api/errors';

/** Why there is no token: the widget did not come, or the customer closed its task. */
export type CaptchaFailure = 'unreachable' | 'closed' | 'notConfigured';

const MESSAGES: Record<CaptchaFailure, string> = {
  unreachable:
    'Не удалось загрузить проверку «Я не робот». Проверьте подключение к интернету, отключите блокировщик рекламы и попробуйте ещё раз',
  closed: 'Проверка «Я не робот» не пройдена. Попробуйте ещё раз и выполните задание',
  notConfigured:
    'Нужна проверка «Я не робот», но в кабинете она не настроена. Обратитесь в службу поддержки',
};

/** No captcha token, as a form shows it: like any failed call, in Russian. */
export function captchaError(failure: CaptchaFailure): ApiError {
  return {
    status: failure === 'unreachable' ? 'NETWORK' : 403,
    code: failure,
    message: MESSAGES[failure],
    fieldErrors: [],
  };
}

/**
 * The refusal of a call in words that help: without a site key the customer cannot do what the
 * server's own message asks for.
 */
export function explainCaptchaRefusal(error: ApiError, token: string | undefined): ApiError {
  const isMissed = error.code === 'CAPTCHA_REQUIRED' && token === undefined;
  return isMissed ? { ...error, message: MESSAGES.notConfigured } : error;
}
