import { expect, it } from 'vitest';
import { findPhrases } from './untested';

const product = (text: string, path = 'src/modules/a/page.tsx') => ({ path, text });
const untested = (...sources: { path: string; text: string }[]) =>
  findPhrases(sources).untested.map(({ text }) => text);

it('the report lists strings, templates and JSX texts that no test contains', () => {
  const page = product(`
    // Комментарий не читают
    const a = 'Счёт оплачен', b = \`Осталось дней: \${n} до конца срока\`;
    const c = <p>Нет ни одной\\n заявки</p>, d = /не фраза/, e = 'Слово';
  `);
  expect(untested(page)).toEqual([
    'Счёт оплачен',
    'Осталось дней:',
    'до конца срока',
    'Нет ни одной\\n заявки',
  ]);
});

it.each([
  ['a string', "expect('Ваш счёт оплачен')"],
  ['a regular expression', 'expect(/СЧЁТ\\u00A0оплачен/i)'],
  ['a template', 'expect(`${name}: счёт оплачен`)'],
])(
  'a phrase counts as tested if %s of a test contains two consecutive words of it',
  (_what, text) => {
    const page = product("const a = 'Счёт оплачен вчера';");
    for (const path of ['src/a.test.tsx', 'src/a/testing/a.ts', 'test/a.ts', 'e2e/a.spec.ts']) {
      expect(untested(page, { path, text })).toEqual([]);
    }
    expect(
      untested(page, { path: 'src/a.test.ts', text: "expect('Счёт', 'оплачен')" }),
    ).toHaveLength(1);
  },
);

it('the report excludes the help and the developer page', () => {
  const text = "const a = 'Счёт оплачен';";
  expect(untested(product(text, 'src/modules/help/a.ts'))).toEqual([]);
  expect(untested(product(text, 'src/modules/developer/a.ts'))).toEqual([]);
  expect(findPhrases([product(text)]).all).toHaveLength(1);
});
