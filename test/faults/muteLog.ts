import { vi } from 'vitest';

/** Messages that pages log about a failed call. */
const LOGGED = /^(Не удалось|Запрос |Заявка не отправлена)/;

/**
 * Hides console warnings, and console errors about failed calls, because these tests cause them on purpose. All other
 * console errors fail the test.
 */
export function muteLog(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const spy = vi.spyOn(console, 'error');
  const complain = spy.getMockImplementation();
  spy.mockImplementation((...words: unknown[]) => {
    if (!LOGGED.test(String(words[0]))) complain?.(...words);
  });
}
