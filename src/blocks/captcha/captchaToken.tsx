import { nanoid } from '@reduxjs/toolkit';
import { InvisibleSmartCaptcha } from '@yandex/smart-captcha';
import type { ReactNode } from 'react';
import { readEnvironment } from '../../lib/configuration';
import { captchaError, type CaptchaFailure } from './captchaError';

/**
 * Loads the captcha's script again after it failed or did not respond. The library adds its `<script>` element only
 * once per page, so this function replaces that element by a copy with the same address.
 */
function reloadCaptchaScript(onError: () => void): void {
  const failed = document.querySelector<HTMLScriptElement>('script[src*="__onSmartCaptchaReady"]');
  if (failed === null) return;
  // Otherwise the library would treat the old script as already loaded.
  Reflect.deleteProperty(window, 'smartCaptcha');
  const script = document.createElement('script');
  script.crossOrigin = failed.crossOrigin;
  script.addEventListener('error', onError);
  script.src = failed.src;
  failed.replaceWith(script);
}

/** Milliseconds to wait until the widget shows a challenge or returns a token. */
const PATIENCE_MS = 30_000;
/**
 * Milliseconds to wait for the token after the challenge is hidden. The captcha's documentation does not say which of
 * the two happens first.
 */
const AFTER_TASK_MS = 1_000;

let hasScriptFailed = false;
let onScriptError: (() => void) | null = null;

// Every call passes this same function as the error handler, because the library keeps the first one until the page
// is closed.
function scriptFailed(): void {
  hasScriptFailed = true;
  onScriptError?.();
}

/**
 * Renders an invisible captcha through `show` and resolves with its token. A token can be used once, so each call needs
 * its own widget. Rejects with an `ApiError`, also without a site key.
 */
export async function captchaToken(
  show: (widget: ReactNode) => void,
  siteKey: string | undefined,
): Promise<string> {
  if (siteKey === undefined) throw captchaError('notConfigured');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<string>((resolve, reject) => {
    const fail = (failure: CaptchaFailure) => {
      reject(captchaError(failure));
    };
    const unreachable = () => {
      fail('unreachable');
    };
    timer = setTimeout(scriptFailed, PATIENCE_MS);
    onScriptError = unreachable;
    if (hasScriptFailed) reloadCaptchaScript(scriptFailed);
    hasScriptFailed = false;
    show(
      <InvisibleSmartCaptcha
        key={nanoid()}
        sitekey={siteKey}
        language="ru"
        theme={document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'}
        test={readEnvironment()['VITE_CAPTCHA_TEST'] === 'true'}
        visible
        onSuccess={resolve}
        onNetworkError={unreachable}
        onJavascriptError={scriptFailed}
        onChallengeVisible={() => {
          clearTimeout(timer);
        }}
        onChallengeHidden={() => {
          clearTimeout(timer);
          timer = setTimeout(fail, AFTER_TASK_MS, 'closed');
        }}
      />,
    );
  }).finally(() => {
    clearTimeout(timer);
    onScriptError = null;
    show(null);
  });
}
