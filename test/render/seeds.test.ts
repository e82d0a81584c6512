import { expect, it } from 'vitest';
import { createBackend } from '../backend/backend';
import { signIn, succeed } from '../backend/testing/client';
import { anna } from './seeds';

it('Anna is told as the mock backend knows her', async () => {
  const backend = createBackend();
  const token = await signIn(backend, anna.username);
  expect(anna).toEqual(await succeed(backend, 'getCurrentUser', { token }));
});
