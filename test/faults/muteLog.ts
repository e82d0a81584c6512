import { vi } from 'vitest';

/** Messages that pages log about a failed call. */
const LOGGED = /^(Не удалось|Запрос |Заявка не отправлена)/;

/**
 * Hides what pages log of failed calls: these tests make calls fail on purpose. Everything else in
 * the console is a fault of the page, and fails the test.
 */
export function muteLog(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const spy = vi.spyOn(console, 'error');
  const complain = spy.getMockImplementation();
  spy.mockImplementation((...words: unknown[]) => {
    if (!LOGGED.test(String(words[0]))) complain?.(...words);
  });
}
