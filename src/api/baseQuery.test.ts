import { afterEach, describe, expect, it, vi } from 'vitest';
import { REFRESH_PATH } from './transport/refreshCall';
import { signedIn, tokens, unauthorized } from './transport/testing/browser';
import { FRESH_SECONDS } from './cache/freshness';
import { storeAnswering, storeOver } from './testing/storeAnswering';
import { isNotVerified, toApiError, UNKNOWN_ERROR_MESSAGE } from './errors';

afterEach(() => vi.restoreAllMocks());

describe('a call of the cabinet', () => {
  it('sends the language, a JSON content type and no cookies', async () => {
    const { loadOffers, requests } = storeAnswering(() => Response.json([]));
    await loadOffers();
    const [request] = requests;
    expect(request?.url).toBe('http://localhost/api/v1/debtors/offer/actual');
    expect(request?.headers.get('accept-language')).toBe('ru');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.credentials).toBe('omit');
    expect(await request?.text()).toBe('{}');
  });

  it.each([[[{ id: '1' }]], [{ data: [{ id: '1' }] }], [{ content: [{ id: '1' }] }]])(
    'reads a list in any envelope: %j',
    async (body) => {
      const { data } = await storeAnswering(() => Response.json(body)).loadOffers();
      expect(data).toEqual([{ id: '1' }]);
    },
  );

  it.each([
    ['null', 'null'],
    ['an empty object', '{}'],
    ['an empty body', ''],
    ['broken JSON', '[{"id":'],
    ['a page', '<html>Welcome</html>'],
  ])('fails for %s with status 200 instead of returning an empty list', async (_what, body) => {
    const { loadOffers } = storeAnswering(() => new Response(body));
    const { data, error } = await loadOffers();
    expect(data).toBeUndefined();
    expect(toApiError(error)).toMatchObject({
      status: 'INVALID_RESPONSE',
      message: UNKNOWN_ERROR_MESSAGE,
    });
  });

  it.each([400, 403, 404, 406, 409, 422, 429])(
    'returns the server’s message for a %i',
    async (status) => {
      const { loadOffers } = storeAnswering(() =>
        Response.json({ code: 'X', message: 'Так нельзя' }, { status }),
      );
      const { error } = await loadOffers();
      expect(toApiError(error)).toMatchObject({ status, code: 'X', message: 'Так нельзя' });
    },
  );

  it.each([401, 500, 502, 503, 504])('fails after an HTML page with status %i', async (status) => {
    const { loadOffers } = storeAnswering(
      () => new Response('<html>Bad gateway</html>', { status }),
    );
    const { error } = await loadOffers();
    expect(toApiError(error)).toMatchObject({ status, message: UNKNOWN_ERROR_MESSAGE });
  });

  it('fails if the body of a 200 contains an error', async () => {
    const { loadOffers } = storeAnswering(() => Response.json({ code: 406, message: 'Нет' }));
    expect(toApiError((await loadOffers()).error)).toMatchObject({ code: '406', message: 'Нет' });
  });

  it.each([
    [{ code: 406 }],
    [{ code: '406' }],
    [{ code: 406, data: null }],
    [{ code: 406, message: null }],
    [{ code: 406, data: [] }],
    [{ code: '406', content: [] }],
    [{ code: 406, data: { content: [], totalElements: 0 } }],
    [{ code: 406, data: ['not an offer'] }],
  ])('fails if the body has an error code and no data: %j', async (body) => {
    const { loadOffers } = storeAnswering(() => Response.json(body));
    const failure = toApiError((await loadOffers()).error);
    expect(failure).toMatchObject({ status: 406, code: '406', message: UNKNOWN_ERROR_MESSAGE });
    expect(isNotVerified(failure)).toBe(true);
  });

  it.each([
    [{ code: 406, data: [{ id: '1' }] }],
    [{ code: 200, content: [{ id: '1' }] }],
    [{ code: 0, data: { content: [{ id: '1' }] } }],
  ])('succeeds if the body has a code together with data: %j', async (body) => {
    const { data } = await storeAnswering(() => Response.json(body)).loadOffers();
    expect(data).toEqual([{ id: '1' }]);
  });

  it.each([{ code: 422 }, { code: '422', fieldErrors: [] }])(
    'fails for a code alone, even if the endpoint accepts any body: %j',
    async (body) => {
      const { error } = await storeAnswering(() => Response.json(body)).apply();
      expect(toApiError(error)).toMatchObject({ status: 422, code: '422' });
    },
  );

  it('succeeds with more fields than a code if the endpoint accepts any body', async () => {
    const body = { code: 422, id: 'application' };
    expect((await storeAnswering(() => Response.json(body)).apply()).error).toBeUndefined();
  });

  it.each([401, 403, 404])(
    'is not repeated right after a refusal with %i, unless the user forces it',
    async (status) => {
      vi.useFakeTimers();
      try {
        const { loadOffers, requests } = storeAnswering(() =>
          Response.json({ message: 'Так нельзя' }, { status }),
        );
        await loadOffers(true);
        const { error } = await loadOffers();
        expect(toApiError(error)).toMatchObject({ status, message: 'Так нельзя' });
        expect(requests).toHaveLength(1);
        await loadOffers(true); // «Повторить» forces the call
        expect(requests).toHaveLength(2);
        await vi.advanceTimersByTimeAsync(FRESH_SECONDS * 1000);
        await loadOffers();
        expect(requests).toHaveLength(3);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('is sent only twice, with one refresh, if every response is a 401 and the call is repeated', async () => {
    const { tab, calls, refreshes } = signedIn(({ path }) =>
      path === REFRESH_PATH ? Response.json(tokens('new')) : unauthorized(),
    );
    const { loadOffers } = storeOver(tab);
    await loadOffers(true);
    await loadOffers();
    expect([calls().length, refreshes().length]).toEqual([2, 1]);
  });

  it('is not sent if a sign-out starts right after it', async () => {
    const { tab, seen } = signedIn(() => Response.json([]));
    const { loadOffers } = storeOver(tab);
    const offers = loadOffers(true);
    await Promise.all([tab.end(), offers]);
    expect(seen.map(({ path }) => path)).toEqual(['/v1/auth/logout']);
  });

  it('is sent for the next user even if it was refused for the previous one', async () => {
    const { loadOffers, requests, forget } = storeAnswering(() =>
      Response.json({}, { status: 403 }),
    );
    await loadOffers();
    forget();
    await loadOffers();
    expect(requests).toHaveLength(2);
  });

  it('can be repeated at once after a temporary failure', async () => {
    const { loadOffers, requests } = storeAnswering(() => new Response(null, { status: 503 }));
    await loadOffers();
    await loadOffers();
    expect(requests).toHaveLength(2);
  });

  it('fails with a Russian message if there is no connection', async () => {
    const { loadOffers } = storeAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    const failure = toApiError((await loadOffers()).error);
    expect(failure.status).toBe('NETWORK');
    expect(failure.message).toContain('Нет связи с сервером');
  });

  it('fails with the status TIMEOUT if there is no response for 301 seconds', async () => {
    vi.useFakeTimers();
    try {
      const { loadOffers } = storeAnswering(
        ({ signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      );
      const answer = loadOffers();
      await vi.advanceTimersByTimeAsync(299_000);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(toApiError((await answer).error).status).toBe('TIMEOUT');
    } finally {
      vi.useRealTimers();
    }
  });

  it('returns an error and logs a warning if it was aborted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { loadOffers, requests } = storeAnswering(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const call = loadOffers();
    await vi.waitFor(() => expect(requests).toHaveLength(1), 10_000);
    call.abort();
    const { error } = await call;
    expect(error).toBeDefined();
    await vi.waitFor(
      () => expect(warn).toHaveBeenCalledWith(expect.stringContaining('отменён')),
      10_000,
    );
  });

  it('ignores __proto__ in a response', async () => {
    const { loadOffers } = storeAnswering(
      () => new Response('[{"id":"1","__proto__":{"polluted":true}}]'),
    );
    const { data } = await loadOffers();
    expect(data).toEqual([{ id: '1' }]);
    expect(Object.getPrototypeOf(data?.[0])).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });

  it('is not sent twice at the same time, because a reload waits for the pending call', async () => {
    const { loadOffers, requests } = storeAnswering(() => Response.json([]));
    await Promise.all([loadOffers(), loadOffers(true), loadOffers(true)]);
    expect(requests).toHaveLength(1);
    await loadOffers(true);
    expect(requests).toHaveLength(2);
  });

  it('fails for the code 406 with an empty list, and succeeds for the code 406 with rows', async () => {
    const answering = (content: object[]) =>
      storeAnswering(() => Response.json({ code: 406, content })).loadFinanceOffers();
    expect(isNotVerified(toApiError((await answering([])).error))).toBe(true);
    expect((await answering([{ id: '1' }])).data?.content).toHaveLength(1);
  });

  it.each([
    [{ code: 200, data: [] }],
    [{ code: 0, content: [] }],
    [{ code: null, data: [] }],
    [{ data: [] }],
  ])('reads an empty list unless the code of the body means an error: %j', async (body) => {
    const { data } = await storeAnswering(() => Response.json(body)).loadOffers();
    expect(data).toEqual([]);
  });

  it.each(['OK', '{"done": tr', '<html>Принято</html>'])(
    'accepts a 200 for a sent application with any body: %s',
    async (body) => {
      expect((await storeAnswering(() => new Response(body)).apply()).error).toBeUndefined();
      const other = await storeAnswering(() => new Response(body, { status: 201 })).apply();
      expect(toApiError(other.error).status).toBe('INVALID_RESPONSE');
      const refused = await storeAnswering(() => new Response(body, { status: 409 })).apply();
      expect(toApiError(refused.error).status).toBe(409);
    },
  );

  it('accepts only a 200 for a sent application', async () => {
    const ok = await storeAnswering(() => new Response(null, { status: 200 })).apply();
    expect(ok.error).toBeUndefined();
    const other = await storeAnswering(() => new Response(null, { status: 204 })).apply();
    expect(toApiError(other.error).status).toBe(204);
  });
});
