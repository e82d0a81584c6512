import { useState, type ReactNode } from 'react';
import { errorWithoutBody } from '../../api/errors';
import { readVariable } from '../../lib/configuration';
import { partFailure } from '../../shell/lazy/chunkReload';

export interface Captcha {
  /**
   * Gets a new token for one call, for its header `Smart-Token`; undefined if there is no site key. Calls the captcha's
   * server, so use it only if a token is needed. Rejects with an `ApiError` whose message is for the customer;
   * `demanded` also rejects if there is no site key.
   */
  token(options?: { demanded?: boolean }): Promise<string | undefined>;
  /** Must be on the page: the captcha shows its task here. */
  element: ReactNode;
}

/** True once a missing site key was found; the warning then appears only once. */
let isKeyMissing = false;

/**
 * Returns the invisible captcha. Loads the library with the first token request; without a site key it loads nothing.
 */
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
