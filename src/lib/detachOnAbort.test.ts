import { expect, it } from 'vitest';
import { detachOnAbort } from './detachOnAbort';

it('work that fails after its caller has gone causes no unhandled rejection', async () => {
  const gone = AbortSignal.abort(new Error('left'));
  const work = Promise.reject(new Error('no network'));
  await expect(detachOnAbort(work, gone)).rejects.toThrow('left');
});
