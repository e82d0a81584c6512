import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceUnavailable } from '../events';
import type { ApiExtra } from '../baseQuery';
import { REFRESH_PATH } from '../transport/refreshCall';
import { accessToken, createBrowser, tokens } from '../transport/testing/browser';
import { fakeUploads } from './testing/fakeUploads';
import { FILE_GONE, uploadFile, type UploadOptions } from './upload';

const OFFICE_TEXT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const { sent, last } = fakeUploads();

/** Uploads a file in a signed-in tab; the server stub accepts refreshes. */
function start({ file = new File(['whole'], 'Акт.pdf'), ...options }: Partial<UploadOptions> = {}) {
  const browser = createBrowser(({ path }) =>
    path === REFRESH_PATH ? Response.json(tokens('new')) : Response.json({}, { status: 404 }),
  );
  const transport = browser.openTab();
  transport.begin(tokens('old'));
  const extra: ApiExtra = { transport, reload() {} };
  const result = uploadFile({ file, ...options })(vi.fn(), () => null, extra);
  return { ...browser, transport, file, result };
}

const arrives = (count = 1) => vi.waitFor(() => expect(sent).toHaveLength(count), 10_000);
const bearerOf = (index: number) => sent[index]?.sentHeaders['authorization'];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an upload', () => {
  it('sends the file as a form, and returns id, name and size of the stored one', async () => {
    const shares: number[] = [];
    const { file, result } = start({ onProgress: (share) => shares.push(share) });
    await arrives();
    last().progress(1, 2);
    last().answer({ body: '{"id":"f-1","name":"Акт (1).pdf","size":5,"content":"whole"}' });
    expect(await result).toEqual({ ok: true, file: { id: 'f-1', name: 'Акт (1).pdf', size: 5 } });
    expect(shares).toEqual([0.5]);
    const { sent: form, method, url, sentHeaders } = last();
    expect([method, url]).toEqual(['POST', 'https://cabinet.example/api/v1/file']);
    const part = form instanceof FormData && form.get('file');
    expect(part instanceof File && [part.name, await part.text()]).toEqual([file.name, 'whole']);
    expect(sentHeaders['authorization']).toBe(`Bearer ${accessToken('old')}`);
    // The browser sets this header with the boundary of the form.
    expect(sentHeaders).not.toHaveProperty('content-type');
  });

  it('returns the name and size of the chosen file if the response lacks them', async () => {
    const { result } = start();
    await arrives();
    last().answer({ body: '{"id":"f-1","name":{},"size":"many"}' });
    expect(await result).toEqual({ ok: true, file: { id: 'f-1', name: 'Акт.pdf', size: 5 } });
  });

  it.each([
    ['a.jpg', 'image/jpg', 'image/jpeg'],
    ['a.JPEG', 'image/pjpeg', 'image/jpeg'],
    ['a.png', 'image/x-png', 'image/png'],
    ['b.pdf', 'application/x-pdf', 'application/pdf'],
    ['IMG_1.HEIC', '', 'image/heic'],
    ['IMG_1.heif', 'image/heif', 'image/heif'],
    ['c.docx', 'application/zip', OFFICE_TEXT],
    ['d.svg', 'text/xml', 'image/svg+xml'],
    ['e.other', 'text/odd', 'text/odd'],
  ])(
    'is sent with the MIME type of its extension: %s of type %j as %s',
    async (name, type, expected) => {
      start({ file: new File(['whole'], name, { type }) });
      await arrives();
      const form = last().sent;
      const part = form instanceof FormData && form.get('file');
      expect(part instanceof File && [part.name, part.type]).toEqual([name, expected]);
    },
  );

  it('reports a file that has changed since it was chosen, instead of a network error', async () => {
    const changed = new File(['whole'], 'Акт.pdf');
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(
      new DOMException('The file could not be read', 'NotReadableError'),
    );
    const { result } = start({ file: changed });
    await arrives();
    last().lose();
    expect(await result).toMatchObject({
      ok: false,
      error: { code: FILE_GONE, message: 'Файл изменился или недоступен. Выберите его снова' },
    });
  });

  it('is sent once more after a 401, with the new token', async () => {
    const { result, refreshes } = start();
    await arrives();
    last().answer({ status: 401, body: '{}' });
    await arrives(2);
    last().answer({ body: '{"id":"f-1"}' });
    expect(await result).toMatchObject({ ok: true });
    expect(refreshes()).toHaveLength(1);
    expect([bearerOf(0), bearerOf(1)]).toEqual([
      `Bearer ${accessToken('old')}`,
      `Bearer ${accessToken('new')}`,
    ]);
    expect(sent[1]?.sent).toBe(sent[0]?.sent);
  });

  it('is not sent a third time after a second 401', async () => {
    const { result } = start();
    await arrives();
    last().answer({ status: 401, body: '{}' });
    await arrives(2);
    last().answer({ status: 401, body: '{"message":"Требуется вход"}' });
    expect(await result).toMatchObject({
      ok: false,
      error: { status: 401, message: 'Требуется вход' },
    });
    expect(sent).toHaveLength(2);
  });

  it('is not repeated after a lost connection', async () => {
    const { result } = start();
    await arrives();
    last().progress(1, 2);
    last().lose();
    expect(await result).toMatchObject({ ok: false, error: { status: 'NETWORK' } });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['has a signal of the customer', { signal: new AbortController().signal }],
    ['has no signal', {}],
  ])('is aborted after its timeout if the caller %s', async (_which, options) => {
    vi.useFakeTimers();
    const { result } = start(options);
    await vi.advanceTimersByTimeAsync(299_000);
    expect(last().isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toMatchObject({ ok: false, error: { status: 'TIMEOUT' } });
    expect(last().isAborted).toBe(true);
  });

  it('works in a browser without AbortSignal.any', async () => {
    const { signal } = new AbortController();
    vi.stubGlobal('AbortSignal', { prototype: AbortSignal.prototype });
    const { result } = start({ signal });
    await arrives();
    last().answer({ body: '{"id":"f-1"}' });
    expect(await result).toMatchObject({ ok: true });
  });

  it('is aborted when the user stops it', async () => {
    const leaving = new AbortController();
    const { result } = start({ signal: leaving.signal });
    await arrives();
    leaving.abort();
    expect(await result).toMatchObject({ ok: false, error: { status: 'ABORTED' } });
    expect(last().isAborted).toBe(true);
  });

  it.each([
    [
      'has a reason in the words of the server',
      422,
      '{"message":"Файл повреждён"}',
      'Файл повреждён',
    ],
    ['is a page of a proxy', 413, '<html>', /неизвестная ошибка/],
    ['is an empty refusal', 400, '', /неизвестная ошибка/],
  ])('fails if the response %s', async (_what, status, body, message) => {
    const { result } = start();
    await arrives();
    last().answer({ status, body });
    expect(await result).toMatchObject({
      ok: false,
      error: { status, message: expect.stringMatching(message) },
    });
  });

  it.each(['', 'null', '{}', '[]', '{"id":', '{"id":""}', '{"id":7}', '<html>'])(
    'fails if the server answers 200 with %j',
    async (body) => {
      const { result } = start();
      await arrives();
      last().answer({ body });
      expect(await result).toMatchObject({ ok: false, error: { status: 'INVALID_RESPONSE' } });
    },
  );

  it.each([
    ['answers 503', { status: 503 }, 503],
    ['is redirected', { body: '{"id":"f-1"}', from: 'https://cabinet.example/api/elsewhere' }, 502],
  ])('reports an outage when the call %s', async (_what, answer, status) => {
    const { result, transport } = start();
    await arrives();
    last().answer(answer);
    expect(await result).toMatchObject({ ok: false, error: { status } });
    expect(transport.events).toContainEqual(serviceUnavailable());
  });
});
