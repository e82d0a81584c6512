// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fileApi } from '../../src/api/endpoints/file';
import { testCabinet } from './cabinet';

const cabinet = testCabinet();

it('a file that a page uploads reaches the backend with its name and its bytes', async () => {
  const { store } = await cabinet.show({ '/offer': <h1>Страховые продукты</h1> });
  const file = new File(['%PDF-1.7'], 'письмо.pdf', { type: 'application/pdf' });
  await store.dispatch(fileApi.endpoints.uploadFile.initiate({ fileUpload: { file } })).unwrap();
  const stored = cabinet.backend.world.db.storedFile.getAll().at(-1);
  expect(stored).toMatchObject({ name: 'письмо.pdf', mimeType: 'application/pdf' });
  expect(atob(stored?.content ?? '')).toBe('%PDF-1.7');
});
