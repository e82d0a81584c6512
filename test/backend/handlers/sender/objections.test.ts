import { describe, expect, it } from 'vitest';
import { createBackend } from '../../backend';
import { EXAMPLE_CLAIM_ID, EXAMPLE_REFUSED_ID } from '../../scenarios/claims';
import { EXAMPLE_PHOTO_ID } from '../../scenarios/exampleOrder';
import { refuse, signIn, succeed } from '../../testing/client';

const text = 'Акт приёмки говорит, что отправление передано целым';
const documents = [{ kind: 'PHOTO' as const, fileId: EXAMPLE_PHOTO_ID }];

describe('an objection', () => {
  it('can be made only once against a refused claim, which is then approved', async () => {
    const backend = createBackend();
    const token = await signIn(backend, 'morozov@posylka-plus.ru');
    const object = (claimId: string, part: object = {}) => ({
      token,
      body: { claimId, text, documents, ...part },
    });
    expect((await refuse(backend, 'createObjection', object(EXAMPLE_CLAIM_ID))).status).toBe(409);
    expect((await refuse(backend, 'createObjection', object('strange'))).status).toBe(404);
    const short = object(EXAMPLE_REFUSED_ID, { text: 'Нет' });
    expect((await refuse(backend, 'createObjection', short)).fieldErrors[0]?.field).toBe('text');
    const strange = object(EXAMPLE_REFUSED_ID, { documents: [{ kind: 'PHOTO', fileId: 'x' }] });
    expect((await refuse(backend, 'createObjection', strange)).fieldErrors[0]?.field).toBe(
      'documents.0.fileId',
    );
    const { objection } = await succeed(backend, 'createObjection', object(EXAMPLE_REFUSED_ID));
    expect(objection).toMatchObject({ text, status: { name: 'SENT' }, answer: null });
    expect(objection?.documents).toHaveLength(1);
    expect((await refuse(backend, 'createObjection', object(EXAMPLE_REFUSED_ID))).status).toBe(409);
    const path = { id: EXAMPLE_REFUSED_ID };
    backend.world.clock.advance(60_000);
    const again = await signIn(backend, 'morozov@posylka-plus.ru');
    expect(await succeed(backend, 'getClaim', { token: again, path })).toMatchObject({
      objection: { status: { name: 'ACCEPTED' } },
      status: { name: 'APPROVED' },
      rejectReason: null,
    });
  });
});
