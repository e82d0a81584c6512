import { expect, it } from 'vitest';
import { detachOnAbort } from './detachOnAbort';

it('detachOnAbort causes no unhandled rejection if the work fails after the abort', async () => {
  const gone = AbortSignal.abort(new Error('left'));
  const work = Promise.reject(new Error('no network'));
  await expect(detachOnAbort(work, gone)).rejects.toThrow('left');
});
