import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, searchVariants, wordsOf } from './searchFolding';

describe('foldForSearch', () => {
  it.each([
    ['Заявка', 'заявка'],
    ['ОТЧЁТ и отчет', 'отчет и отчет'],
    ['  где\u00A0найти \n номер ', 'где найти номер'],
    ['до\u00ADго\u200Bвор', 'договор'],
    ['ＩＮＮ ７７', 'inn 77'],
    ['е\u0308лка', 'елка'],
    ['', ''],
  ])('turns %j into %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('changes nothing when it is applied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldForSearch(text);
        expect(foldForSearch(folded)).toBe(folded);
      }),
    );
  });
});

describe('searchVariants', () => {
  it('returns the typed text first, then the text in the other layout', () => {
    expect(searchVariants('Pfzdrf')).toEqual(['pfzdrf', 'заявка']);
    expect(searchVariants('Ещё')).toEqual(['еще', 'to`']);
  });

  it('returns one variant for mixed layouts or a text without letters, and no variant for a blank text', () => {
    expect(searchVariants('2026')).toEqual(['2026']);
    expect(searchVariants('ключ API')).toEqual(['ключ api']);
    expect(searchVariants(' \u00A0 ')).toEqual([]);
  });
});

describe('wordsOf', () => {
  it('removes only the punctuation around words', () => {
    expect(wordsOf('«где» найти id, (secret-key)? — 23,5 %')).toEqual([
      'где',
      'найти',
      'id',
      'secret-key',
      '23,5',
    ]);
  });
});

describe('the text of a whole file as a query', () => {
  it('is searched only by its beginning', () => {
    for (const variant of searchVariants('Заявка '.repeat(10_000))) {
      expect(variant.length).toBeLessThanOrEqual(200);
    }
  });

  it('is split into words quickly, even if it has many dots', () => {
    const dots = '.'.repeat(300_000);
    expect(wordsOf(`${dots}а${dots}б${dots} 5%${dots} ${dots}`)).toEqual([`а${dots}б`, '5%']);
  });
});
