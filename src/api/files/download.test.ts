import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { transportOver } from '../transport/testing/transportOver';
import { downloadFile, type DownloadOptions, type DownloadProgress } from './download';

const NAME = "attachment; filename*=UTF-8''%D0%94%D0%BE%D0%B3%D0%BE%D0%B2%D0%BE%D1%80.pdf";

async function download(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<DownloadOptions> = {},
) {
  const saved: { file: Blob; name: string }[] = [];
  const progress: (number | null)[] = [];
  const bytes: DownloadProgress[] = [];
  const transport = transportOver((request: Request) => Promise.resolve(answer(request)));
  const result = await downloadFile({
    path: '/v1/file/download/7',
    onProgress: (share, arrived) => {
      progress.push(share);
      bytes.push(arrived);
    },
    save: (file, name) => saved.push({ file, name }),
    ...options,
  })(vi.fn(), () => null, { transport, reload() {} });
  return { result, saved, progress, bytes };
}

let error: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('a download', () => {
  it('takes name and type from the headers, and reports the received share', async () => {
    const { result, saved, progress } = await download(
      () =>
        new Response('%PDF-1.7 content', {
          headers: {
            'content-disposition': NAME,
            'content-type': 'application/pdf',
            'content-length': '16',
          },
        }),
    );
    expect(result).toEqual({ ok: true, file: { name: 'Договор.pdf', size: 16 } });
    expect(saved[0]?.name).toBe('Договор.pdf');
    expect(saved[0]?.file.type).toBe('application/pdf');
    expect(await saved[0]?.file.text()).toBe('%PDF-1.7 content');
    expect(progress.at(-1)).toBe(1);
  });

  it.each([
    [{ 'content-length': '4' }, 4, 1],
    [{}, null, null],
    // A compressed response: `content-length` counts compressed bytes, but the progress counts decompressed bytes.
    [{ 'content-length': '2', 'content-encoding': 'gzip' }, null, null],
  ])('counts the received bytes with the headers %j', async (headers, total, share) => {
    const { bytes, progress } = await download(
      () => new Response('1234', { headers: { 'content-disposition': NAME, ...headers } }),
    );
    expect(bytes.at(-1)).toEqual({ received: 4, total });
    expect(progress.at(-1)).toBe(share);
  });

  it('sends the filter that the generated file depends on', async () => {
    const sent: [string, unknown][] = [];
    const { result } = await download(
      async (request) => {
        sent.push([request.method, await request.json()]);
        return new Response('x', { headers: { 'content-disposition': NAME } });
      },
      { body: { filters: [] } },
    );
    expect(result.ok).toBe(true);
    expect(sent).toEqual([['POST', { filters: [] }]]);
  });

  it('takes the type from the extension when the header is missing', async () => {
    const { saved } = await download(() => {
      const response = new Response(new Uint8Array([1, 2]), {
        headers: { 'content-disposition': 'attachment; filename="a.xlsx"' },
      });
      response.headers.delete('content-type');
      return response;
    });
    expect(saved[0]?.file.type).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
  });

  it('fails, logs an error and saves nothing if the name has no extension', async () => {
    const { result, saved } = await download(
      () =>
        new Response('x', { headers: { 'content-disposition': 'attachment; filename="file"' } }),
    );
    expect(result.ok).toBe(false);
    expect(saved).toEqual([]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('нет расширения'));
  });

  it('logs an error and saves nothing if the response has no file name', async () => {
    const { saved } = await download(() => new Response('x'));
    expect(saved).toEqual([]);
    expect(error).toHaveBeenCalled();
  });

  it.each([
    [404, 'Файл не найден'],
    [200, 'Файл ещё готовится'],
  ])('fails if the response is JSON with status %i instead of a file', async (status, message) => {
    const { result, saved } = await download(() => Response.json({ message }, { status }));
    expect(result).toMatchObject({ ok: false, error: { message } });
    expect(saved).toEqual([]);
  });

  it('saves a JSON file that has a file name', async () => {
    const { saved } = await download(() =>
      Response.json(
        { a: 1 },
        { headers: { 'content-disposition': 'attachment; filename="a.json"' } },
      ),
    );
    expect(saved[0]?.name).toBe('a.json');
  });

  it('fails with the status of a proxy’s HTML page', async () => {
    const { result } = await download(() => new Response('<html>', { status: 502 }));
    expect(result).toMatchObject({ ok: false, error: { status: 502 } });
  });

  it('saves nothing when the connection is lost halfway', async () => {
    const { result, saved } = await download(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('%PDF'));
              controller.error(new TypeError('network error'));
            },
          }),
          { headers: { 'content-disposition': NAME } },
        ),
    );
    expect(result).toMatchObject({ ok: false, error: { status: 'NETWORK' } });
    expect(saved).toEqual([]);
  });
});
