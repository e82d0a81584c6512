// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isApiError } from '../../api/errors';
import { explainCaptchaRefusal } from './captchaError';
import { captchaService } from './testing/captchaService';

const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src*="captcha.js"]');

/** Opens a page with a captcha after a fresh import of the modules; each `ask` is one attempt to send. */
async function openPage(options?: { demanded: boolean }) {
  vi.resetModules();
  const { useCaptcha } = await import('./useCaptcha');
  function Page() {
    const captcha = useCaptcha();
    const [ends, setEnds] = useState<readonly string[]>([]);
    const end = (text: string) => {
      setEnds((earlier) => [...earlier, text]);
    };
    return (
      <>
        <button
          onClick={() => {
            captcha.token(options).then(
              (token) => {
                end(token ?? 'no token');
              },
              (error: unknown) => {
                end(isApiError(error) ? error.message : 'not for the customer');
              },
            );
          }}
        >
          Отправить
        </button>
        <output>{ends.join('|')}</output>
        {captcha.element}
      </>
    );
  }
  render(<Page />);
  return {
    ask: () => fireEvent.click(screen.getByRole('button')),
    expectEnds: (...texts: readonly string[]) =>
      waitFor(() => {
        expect(screen.getByRole('status').textContent).toBe(texts.join('|'));
      }),
  };
}

const UNREACHABLE =
  'Не удалось загрузить проверку «Я не робот». Проверьте подключение к интернету, отключите блокировщик рекламы и попробуйте ещё раз';

it('a captcha without a site key does not load the library', async () => {
  vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.doMock('@yandex/smart-captcha', () => {
    throw new Error('asked for');
  });
  const { ask, expectEnds } = await openPage();
  ask();
  await expectEnds('no token');
  vi.doUnmock('@yandex/smart-captcha');
});

// The library requests its script once per page, so these tests must run first.
describe('a captcha whose script is blocked', () => {
  it('shows an error, and requests the script again at the next attempt', async () => {
    // Another test file may have left the library's global callback in this window.
    vi.stubGlobal('__onSmartCaptchaReady', undefined);
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'ysc1_key');
    const { ask, expectEnds } = await openPage();
    expect(scripts()).toHaveLength(0);

    ask();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const [blocked] = scripts();
    expect(blocked?.src).toMatch(/^https:\/\/smartcaptcha\.cloud\.yandex\.ru\/captcha\.js/);
    fireEvent.error(blocked ?? document);
    await expectEnds(UNREACHABLE);

    ask();
    await waitFor(() => expect(scripts()[0]).not.toBe(blocked));
    const [second] = scripts();
    fireEvent.error(second ?? document);
    await expectEnds(UNREACHABLE, UNREACHABLE);

    ask();
    await waitFor(() => expect(scripts()[0]).not.toBe(second));
    const service = captchaService();
    vi.stubGlobal('smartCaptcha', service.api);
    act(() => {
      (window as unknown as { __onSmartCaptchaReady: () => void }).__onSmartCaptchaReady();
    });
    await waitFor(() => expect(service.executed).toEqual([0]));
    expect(scripts()).toHaveLength(1);
    service.emit('success', 'solved');
    await expectEnds(UNREACHABLE, UNREACHABLE, 'solved');
  });
});

describe('the captcha library', () => {
  beforeEach(() => {
    for (const script of scripts()) script.remove();
    vi.stubGlobal('__onSmartCaptchaReady', undefined);
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    ['and is empty', undefined],
    ['and never answers', captchaService().api],
  ])('is loaded again at the next attempt if the script has loaded %s', async (_what, silent) => {
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'ysc1_key');
    vi.stubGlobal('smartCaptcha', silent);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { ask, expectEnds } = await openPage();
    ask();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    const [first] = scripts();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await expectEnds(UNREACHABLE);

    ask();
    await waitFor(() => expect(scripts()[0]).not.toBe(first));
    const service = captchaService();
    vi.stubGlobal('smartCaptcha', service.api);
    act(() => {
      (window as unknown as { __onSmartCaptchaReady: () => void }).__onSmartCaptchaReady();
    });
    await waitFor(() => expect(service.executed).toEqual([0]));
    service.emit('success', 'solved');
    await expectEnds(UNREACHABLE, 'solved');
  });
});

describe('a captcha', () => {
  let service = captchaService();
  beforeEach(() => {
    service = captchaService();
    vi.stubGlobal('smartCaptcha', service.api);
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'ysc1_key');
  });
  const started = (count: number) => waitFor(() => expect(service.executed).toHaveLength(count));

  it('returns a token without a task, by an invisible widget in Russian', async () => {
    const { ask, expectEnds } = await openPage();
    ask();
    await started(1);
    expect(service.widgets[0]?.params).toMatchObject({
      sitekey: 'ysc1_key',
      invisible: true,
      hl: 'ru',
      test: false,
    });
    service.emit('success', 'first');
    await expectEnds('first');
    expect(service.destroyed).toEqual([0]);
  });

  it('creates a widget for every token', async () => {
    const { ask, expectEnds } = await openPage();
    ask();
    await started(1);
    service.emit('success', 'first');
    await expectEnds('first');
    ask();
    await started(2);
    service.emit('success', 'second');
    await expectEnds('first', 'second');
    expect(service.widgets).toHaveLength(2);
  });

  it('returns a separate token for each of two requests in a row', async () => {
    const { useCaptcha } = await import('./useCaptcha');
    const tokens: unknown[] = [];
    function Page() {
      const { element, token } = useCaptcha();
      const takeTwo = async () => {
        tokens.push(await token());
        tokens.push(await token());
      };
      return (
        <>
          <button onClick={() => void takeTwo()}>Отправить</button>
          {element}
        </>
      );
    }
    render(<Page />);
    fireEvent.click(screen.getByRole('button'));
    await started(1);
    service.emit('success', 'first');
    await started(2);
    service.emit('success', 'second');
    await waitFor(() => expect(tokens).toEqual(['first', 'second']));
  });

  it('uses the test mode of the service if VITE_CAPTCHA_TEST is true', async () => {
    vi.stubEnv('VITE_CAPTCHA_TEST', 'true');
    const { ask } = await openPage();
    ask();
    await started(1);
    expect(service.widgets[0]?.params).toMatchObject({ test: true });
  });

  it('reports a closed task as a failure', async () => {
    const { ask, expectEnds } = await openPage();
    ask();
    await started(1);
    service.emit('challenge-visible');
    service.emit('challenge-hidden');
    await waitFor(() => expect(service.destroyed).toEqual([0]), { timeout: 3000 });
    await expectEnds('Проверка «Я не робот» не пройдена. Попробуйте ещё раз и выполните задание');
  });

  it('accepts a token that arrives right after the challenge was hidden', async () => {
    const { ask, expectEnds } = await openPage();
    ask();
    await started(1);
    service.emit('challenge-visible');
    service.emit('challenge-hidden');
    service.emit('success', 'late');
    await expectEnds('late');
  });

  it.each(['network-error', 'javascript-error'])(
    'shows a message that tells what to do after a %s',
    async (event) => {
      const { ask, expectEnds } = await openPage();
      ask();
      await started(1);
      service.emit(event);
      await expectEnds(UNREACHABLE);
    },
  );
});

describe('a captcha without a site key', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', '');
  });

  it('makes no request, returns no token, and warns once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const before = scripts().length;
    const { ask, expectEnds } = await openPage();
    ask();
    await expectEnds('no token');
    ask();
    await expectEnds('no token', 'no token');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Отсутствует переменная окружения VITE_CAPTCHA_SITE_KEY',
    );
    expect(scripts()).toHaveLength(before);
  });

  it('rejects with a helpful message if a token is required', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { ask, expectEnds } = await openPage({ demanded: true });
    ask();
    await expectEnds(
      'Нужна проверка «Я не робот», но в кабинете она не настроена. Обратитесь в службу поддержки',
    );
  });

  it('replaces only the refusal CAPTCHA_REQUIRED of a call without a token by a helpful message', () => {
    const refusal = {
      status: 403,
      code: 'CAPTCHA_REQUIRED',
      message: 'Подтвердите, что вы не робот',
      fieldErrors: [],
    };
    expect(explainCaptchaRefusal(refusal, undefined).message).toMatch(/не настроена/);
    expect(explainCaptchaRefusal(refusal, 'token')).toBe(refusal);
    const other = { ...refusal, code: 'OTHER' };
    expect(explainCaptchaRefusal(other, undefined)).toBe(other);
  });
});
