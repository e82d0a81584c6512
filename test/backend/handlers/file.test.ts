import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend';
import { expectNoProblems } from '../testing/expectNoProblems';
import { refuse, send, signIn, succeed } from '../testing/client';

const LOGO = { id: 'a1b2c3d4-0001-4a00-8000-0123456789ab' };
const CARD = { id: '7a5eadb3-c921-4fe6-97d8-123e4f56a799' };

describe('files', () => {
  it('of everybody are drawings that anybody signed in may read', async () => {
    const backend = createBackend();
    const token = await signIn(backend, 'belova@lavka-belovoy.ru');
    const response = await send(backend, 'downloadFile', { token, path: LOGO });
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg .*СК<\/text><\/svg>$/);
    expect((await refuse(backend, 'downloadFile', { path: LOGO })).status).toBe(401);
    expectNoProblems(backend);
  });

  it('of an organization are read and deleted by its users only', async () => {
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

  it('of everybody cannot be deleted', async () => {
    const backend = createBackend();
    const refusal = await refuse(backend, 'deleteFile', {
      token: await signIn(backend),
      path: LOGO,
    });
    expect(refusal.status).toBe(403);
  });
});
