import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend';
import { expectNoProblems } from '../testing/expectNoProblems';
import { refuse, send, signIn, succeed } from '../testing/client';
import { MAX_FILE_SIZE } from './file/uploadFile';

const LOGO = { id: 'a1b2c3d4-0001-4a00-8000-0123456789ab' };
const CARD = { id: '7a5eadb3-c921-4fe6-97d8-123e4f56a799' };

describe('files', () => {
  it('can be pictures that every signed-in user may read', async () => {
    const backend = createBackend();
    const token = await signIn(backend, 'belova@lavka-belovoy.ru');
    const response = await send(backend, 'downloadFile', { token, path: LOGO });
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg .*СК<\/text><\/svg>$/);
    expect((await refuse(backend, 'downloadFile', { path: LOGO })).status).toBe(401);
    expectNoProblems(backend);
  });

  it('are hidden from other organizations, and can be deleted by users of their own', async () => {
    const backend = createBackend();
    const stranger = await signIn(backend, 'belova@lavka-belovoy.ru');
    expect((await refuse(backend, 'downloadFile', { token: stranger, path: CARD })).status).toBe(
      404,
    );
    const token = await signIn(backend);
    const response = await send(backend, 'downloadFile', { token, path: CARD });
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    await succeed(backend, 'deleteFile', { token, path: CARD });
    expect((await refuse(backend, 'downloadFile', { token, path: CARD })).status).toBe(404);
  });

  it('cannot be deleted if they are for everybody', async () => {
    const backend = createBackend();
    const refusal = await refuse(backend, 'deleteFile', {
      token: await signIn(backend),
      path: LOGO,
    });
    expect(refusal.status).toBe(403);
  });
});

describe('an upload', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);

  it('is stored unchanged with its Russian name, and is hidden from other organizations', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const file = new File([bytes], 'Акт о повреждении.pdf', { type: 'application/pdf' });
    const stored = await succeed(backend, 'uploadFile', { token, body: { file } });
    expect(stored).toMatchObject({
      name: 'Акт о повреждении.pdf',
      type: 'application/pdf',
      size: 256,
    });
    const response = await send(backend, 'downloadFile', { token, path: { id: stored.id } });
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    const stranger = await signIn(backend, 'belova@lavka-belovoy.ru');
    const asked = { token: stranger, path: { id: stored.id } };
    expect((await refuse(backend, 'downloadFile', asked)).status).toBe(404);
    expectNoProblems(backend);
  });

  it.each([
    ['of another type', new File(['MZ'], 'setup.exe'), 400],
    ['whose type contradicts its name', new File(['x'], 'a.pdf', { type: 'text/html' }), 400],
    ['that is empty', new File([], 'a.pdf'), 400],
    ['with a folder for a name', new File(['x'], 'folder/'), 400],
    ['above 10 MB', new File([new Uint8Array(MAX_FILE_SIZE + 1)], 'a.pdf'), 413],
  ])('is refused for a file %s', async (_what, file, status) => {
    const backend = createBackend();
    const token = await signIn(backend);
    const refusal = await refuse(backend, 'uploadFile', { token, body: { file } });
    expect([refusal.status, refusal.fieldErrors[0]?.field]).toEqual([status, 'file']);
    expectNoProblems(backend);
  });

  it('accepts a file of exactly 10 MB', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const file = new File([new Uint8Array(MAX_FILE_SIZE)], 'a.png');
    const { size } = await succeed(backend, 'uploadFile', { token, body: { file } });
    expect(size).toBe(10_485_760);
  });

  it('is refused with 400 if it has no file or is interrupted', async () => {
    const backend = createBackend();
    const token = await signIn(backend);
    const statusOf = async (body: string): Promise<number> => {
      const headers = {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'multipart/form-data; boundary=part',
      };
      const init = { method: 'POST', headers, body };
      return (await backend.handle(new Request('http://cabinet.test/api/v1/file', init))).status;
    };
    const text = '--part\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--part--\r\n';
    expect(await statusOf(text)).toBe(400);
    expect(await statusOf('--part\r\nContent-Disp')).toBe(400);
    expectNoProblems(backend);
  });
});
