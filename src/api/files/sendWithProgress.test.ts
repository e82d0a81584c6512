import { expect, it, vi } from 'vitest';
import { sendWithProgress } from './sendWithProgress';
import { fakeUploads } from './testing/fakeUploads';

const { sent, last } = fakeUploads();
const ADDRESS = 'https://cabinet.example/api/v1/file';

function start(signal?: AbortSignal) {
  const form = new FormData();
  const onProgress = vi.fn<(share: number) => void>();
  const headers = { Authorization: 'Bearer one', 'Accept-Language': 'ru' };
  const request = new Request(ADDRESS, { method: 'POST', headers, ...(signal && { signal }) });
  return { form, onProgress, answered: sendWithProgress(form, onProgress)(request) };
}

it('sendWithProgress sends the form to the address of the request, with its headers', () => {
  const { form } = start();
  expect(last()).toMatchObject({
    method: 'POST',
    url: ADDRESS,
    sent: form,
    sentHeaders: { authorization: 'Bearer one', 'accept-language': 'ru' },
  });
});

it('sendWithProgress reports the sent share, and nothing if the total is unknown', () => {
  const { onProgress } = start();
  last().progress(0, 0);
  expect(onProgress).not.toHaveBeenCalled();
  last().progress(25, 100);
  last().progress(101, 100);
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
});

it('sendWithProgress returns status, headers and body', async () => {
  const { answered } = start();
  const headers = 'content-type: application/json\r\nx-trace: a:b\r\n';
  last().answer({ status: 201, body: '{"id":"7"}', headers });
  const response = await answered;
  expect(response.status).toBe(201);
  expect(response.headers.get('X-Trace')).toBe('a:b');
  expect(await response.json()).toEqual({ id: '7' });
});

it('sendWithProgress returns no body for a status without a body', async () => {
  const { answered } = start();
  last().answer({ status: 204 });
  expect((await answered).body).toBeNull();
});

it('sendWithProgress returns a 502 without a body for a response from another address', async () => {
  const { answered } = start();
  last().answer({ body: '{"id":"7"}', from: 'https://cabinet.example/login' });
  const response = await answered;
  expect([response.status, response.body]).toEqual([502, null]);
});

it('sendWithProgress rejects as fetch does when the connection is lost', async () => {
  const { answered } = start();
  last().lose();
  await expect(answered).rejects.toThrow(TypeError);
});

it('sendWithProgress aborts the upload and rejects if its signal is aborted', async () => {
  const leaving = new AbortController();
  const { answered } = start(leaving.signal);
  leaving.abort();
  await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  expect(last().isAborted).toBe(true);
});

it('sendWithProgress rejects with the TimeoutError of its signal', async () => {
  const limit = new AbortController();
  const { answered } = start(limit.signal);
  limit.abort(new DOMException('The limit has passed', 'TimeoutError'));
  await expect(answered).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('sendWithProgress sends nothing if its signal is already aborted', async () => {
  await expect(start(AbortSignal.abort()).answered).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toEqual([]);
});

it('sendWithProgress cannot be aborted after the response has arrived', async () => {
  const leaving = new AbortController();
  const { answered } = start(leaving.signal);
  last().answer();
  await answered;
  leaving.abort();
  expect(last().isAborted).toBe(false);
});
