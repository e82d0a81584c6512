import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { policyDocuments } from '../../src/modules/policy/policyDocuments';
import { root } from './sources';

/** Returns the links of the registration's consents: anchor and text. */
function consentLinks(): { anchor: string; words: string }[] {
  const form = join(root, 'src/modules/account/register/ApplicationForm.tsx');
  return [...readFileSync(form, 'utf8').matchAll(/<PolicyLink document="([\w-]+)">([^<]+)</g)].map(
    ([, anchor = '', words = '']) => ({ anchor, words }),
  );
}

describe('a consent of the registration', () => {
  const titles = new Map<string, string>(
    policyDocuments('Кабинет').map(({ id, title }) => [id, title]),
  );

  it('links to the text of the same consent', () => {
    const led = consentLinks().map(({ anchor, words }) => [words, titles.get(anchor)]);
    expect(led).toEqual([
      ['обработку персональных данных', 'Согласие на обработку персональных данных'],
      ['условия использования кабинета', 'Пользовательское соглашение'],
      ['получение новостей и предложений', 'Согласие на получение рассылки'],
    ]);
  });

  it('to data processing is quoted in its document, and no other consent is quoted', () => {
    const texts = policyDocuments('Кабинет').flatMap(({ sections }) =>
      sections.flatMap(({ paragraphs }) => [...paragraphs]),
    );
    const named = texts.flatMap((text) => /Отмечая пункт «([^»]+)»/.exec(text)?.[1] ?? []);
    expect(named).toEqual(['Даю согласие на обработку персональных данных']);
  });
});
