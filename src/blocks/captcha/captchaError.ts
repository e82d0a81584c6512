import type { ApiError } from '../../api/errors';

/**
 * Reason for a missing token. `unreachable`: the widget did not load or did not respond. `closed`: the user closed
 * the challenge.
 */
export type CaptchaFailure = 'unreachable' | 'closed' | 'notConfigured';

const MESSAGES: Record<CaptchaFailure, string> = {
  unreachable:
    'Не удалось загрузить проверку «Я не робот». Проверьте подключение к интернету, отключите блокировщик рекламы и попробуйте ещё раз',
  closed: 'Проверка «Я не робот» не пройдена. Попробуйте ещё раз и выполните задание',
  notConfigured:
    'Нужна проверка «Я не робот», но в кабинете она не настроена. Обратитесь в службу поддержки',
};

/** Returns the Russian error of a missing captcha token, in the shape of a failed call. */
export function captchaError(failure: CaptchaFailure): ApiError {
  return {
    status: failure === 'unreachable' ? 'NETWORK' : 403,
    code: failure,
    message: MESSAGES[failure],
    fieldErrors: [],
  };
}

/** Returns the error; with a message for the user if the server demands a captcha but there is no site key. */
export function explainCaptchaRefusal(error: ApiError, token: string | undefined): ApiError {
  const isMissed = error.code === 'CAPTCHA_REQUIRED' && token === undefined;
  return isMissed ? { ...error, message: MESSAGES.notConfigured } : error;
}
