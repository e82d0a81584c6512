import { useState, type ReactNode } from 'react';
import { errorWithoutBody } from '../../api/errors';
import { readVariable } from '../../lib/configuration';
import { partFailure } from '../../shell/lazy/chunkReload';

export interface Captcha {
  /**
   * A fresh token for one call, in its header `Smart-Token`; undefined where no site key is
   * configured. Asks the captcha's server, so call it only where a token is needed. Rejects with an
   * `ApiError` whose message is for the customer; `demanded` rejects without a site key, too.
   */
  token(options?: { demanded?: boolean }): Promise<string | undefined>;
  /** Has to be on the page: the task, if there is one, is drawn here. */
  element: ReactNode;
}

/** There is no site key: that is warned of once (specification, section 8). */
let isMissing = false;

/** The invisible captcha; nothing of it is loaded before a token is asked for, nor without a site key. */
export function useCaptcha(): Captcha {
  const [element, setElement] = useState<ReactNode>(null);
  return {
    element,
    token: async ({ demanded = false } = {}) => {
      const siteKey = isMissing ? undefined : readVariable('VITE_CAPTCHA_SITE_KEY');
      isMissing = siteKey === undefined;
      if (isMissing && !demanded) return undefined;
      const { captchaToken } = await import('./captchaToken').catch((error: unknown) => {
        const lost = errorWithoutBody('NETWORK');
        // After a deployment a reload helps; the browser asks before it takes what was typed.
        throw { ...lost, message: partFailure(error, navigator.onLine) ?? lost.message };
      });
      return captchaToken(setElement, siteKey);
    },
  };
}
