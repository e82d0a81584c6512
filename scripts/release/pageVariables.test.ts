import { expect, it } from 'vitest';
import { variableTags } from './pageVariables';

it('puts what is set into the page, and nothing that is not for it', () => {
  expect(
    variableTags({
      VITE_BRAND_NAME: 'Опора',
      VITE_BRAND_LOGO: ' ',
      MODE: 'production',
      DEV: false,
    }),
  ).toEqual([
    { tag: 'meta', attrs: { name: 'VITE_BRAND_NAME', content: 'Опора' }, injectTo: 'head' },
  ]);
});
