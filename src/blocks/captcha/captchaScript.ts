/**
 * Loads the captcha's script once more after it failed. The library asks for it once in the life of
 * a page; its own element is replaced, so that the address stays the library's.
 */
export function reloadCaptchaScript(onError: () => void): void {
  const failed = document.querySelector<HTMLScriptElement>('script[src*="__onSmartCaptchaReady"]');
  if (failed === null || 'smartCaptcha' in window) return;
  const script = document.createElement('script');
  script.crossOrigin = failed.crossOrigin;
  script.addEventListener('error', onError);
  script.src = failed.src;
  failed.replaceWith(script);
}
