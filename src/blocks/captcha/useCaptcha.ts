import { useState, type ReactNode } from 'react';
import { errorWithoutBody } from '../../api/errors';
import { readVariable } from '../../lib/configuration';
import { partFailure } from '../../shell/lazy/chunkReload';

export interface Captcha {
  /**
   * Gets a new token for one call, for its header `Smart-Token`; undefined if there is no site key. Calls the captcha's
   * server, so use it only if a token is needed. Rejects with an `ApiError` whose message is for the user;
   * `demanded` also rejects if there is no site key.
   */
  token(options?: { demanded?: boolean }): Promise<string | undefined>;
  /** Must be on the page: the captcha shows its task here. */
  element: ReactNode;
}

/** True once the site key was found missing; it is then not read again, so that the warning appears only once. */
let isKeyMissing = false;

/** Returns the invisible captcha. Its library loads with the first token request. */
export function useCaptcha(): Captcha {
  const [element, setElement] = useState<ReactNode>(null);
  return {
    element,
    token: async ({ demanded = false } = {}) => {
      const siteKey = isKeyMissing ? undefined : readVariable('VITE_CAPTCHA_SITE_KEY');
      isKeyMissing = siteKey === undefined;
      if (isKeyMissing && !demanded) return undefined;
      const { captchaToken } = await import('./captchaToken').catch((error: unknown) => {
        const lost = errorWithoutBody('NETWORK');
        // The chunk may be missing after a deployment; then the message suggests a reload.
        throw { ...lost, message: partFailure(error, navigator.onLine) ?? lost.message };
      });
      return captchaToken(setElement, siteKey);
    },
  };
}
