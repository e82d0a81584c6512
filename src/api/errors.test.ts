import { describe, expect, it } from 'vitest';
import {
  refusedForNow,
  errorFromBody,
  errorFromThrown,
  isAborted,
  isNotVerified,
  toApiError,
  UNKNOWN_ERROR_MESSAGE,
} from './errors';

describe('errorFromBody', () => {
  it('returns the message, otherwise the errorMessage, otherwise the generic text', () => {
    expect(errorFromBody(400, { message: 'Первое', errorMessage: 'Второе' }).message).toBe(
      'Первое',
    );
    expect(errorFromBody(400, { message: '', errorMessage: 'Второе' }).message).toBe('Второе');
    expect(errorFromBody(400, {}).message).toBe(UNKNOWN_ERROR_MESSAGE);
  });

  it.each([[null], [undefined], ['text'], [7], [[]], [{ message: 5 }], [{ message: {} }]])(
    'returns the generic text for an invalid body: %j',
    (body) => {
      expect(errorFromBody(500, body)).toEqual({
        status: 500,
        code: null,
        message: UNKNOWN_ERROR_MESSAGE,
        fieldErrors: [],
      });
    },
  );

  it('returns the code as a string, even if it is a number', () => {
    expect(errorFromBody(406, { code: 406 }).code).toBe('406');
    expect(errorFromBody(406, { code: '406' }).code).toBe('406');
  });

  it('returns only the valid field errors', () => {
    const { fieldErrors } = errorFromBody(400, {
      fieldErrors: [
        { field: 'itn', message: 'Неверно' },
        null,
        { field: 5 },
        { message: 'без поля' },
      ],
    });
    expect(fieldErrors).toEqual([{ field: 'itn', message: 'Неверно' }]);
  });

  it('shortens a very long message', () => {
    expect(errorFromBody(400, { message: 'я'.repeat(10_000) }).message.length).toBeLessThan(600);
  });
});

describe('errorFromThrown', () => {
  it('recognises aborts and timeouts by the name of the error', () => {
    expect(errorFromThrown(new DOMException('', 'AbortError')).status).toBe('ABORTED');
    expect(errorFromThrown(new DOMException('', 'TimeoutError')).status).toBe('TIMEOUT');
    expect(errorFromThrown(new TypeError('Failed to fetch')).status).toBe('NETWORK');
    expect(errorFromThrown(undefined).status).toBe('NETWORK');
  });

  it('returns a Russian message for every error', () => {
    for (const thrown of [new DOMException('', 'AbortError'), new TypeError('x'), null, 5]) {
      expect(toApiError(errorFromThrown(thrown)).message).toMatch(/[а-я]/);
      expect(toApiError(thrown).message).toMatch(/[а-я]/);
    }
  });

  it('reports an abort only for an AbortError', () => {
    expect(isAborted(errorFromThrown(new DOMException('', 'AbortError')))).toBe(true);
    expect(isAborted(errorFromThrown(new TypeError()))).toBe(false);
  });
});

describe('isNotVerified', () => {
  it('recognises an unverified user by the code in the body, or by a 406 without a code', () => {
    expect(isNotVerified(errorFromBody(406, { code: '406' }))).toBe(true);
    expect(isNotVerified(errorFromBody(400, { code: 406 }))).toBe(true);
    expect(isNotVerified(errorFromBody(406, {}))).toBe(true);
    expect(isNotVerified(errorFromBody(406, { code: 'OTHER' }))).toBe(false);
    expect(isNotVerified(errorFromBody(403, {}))).toBe(false);
  });
});

it.each([
  [429, 'Слишком много запросов. Попробуем ещё раз в 10:00:00 МСК'],
  [408, 'Сервер просит подождать. Попробуем ещё раз в 10:00:00 МСК'],
])('the error of a temporary refusal (%d) contains the time of the retry', (status, message) => {
  const failure = refusedForNow(status, Date.parse('2026-11-20T10:00:00+03:00'));
  expect(errorFromBody(failure.status, failure.data).message).toBe(message);
});
