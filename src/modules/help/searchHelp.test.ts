import { describe, expect, it } from 'vitest';
import { glossary } from './glossary';
import { helpQuestions } from './questions/helpQuestions';
import { searchHelp } from './searchHelp';
import { statusGroups } from './statuses';

const contents = { questions: helpQuestions, glossary, statusGroups };
const search = (query: string) => searchHelp(query, contents);
const idsFor = (query: string) => search(query).questions.map(({ id }) => id);

describe('the help search', () => {
  it.each(['', '   ', '\u00A0'])('finds everything for %j', (query) => {
    expect(search(query).questions).toEqual(helpQuestions);
    expect(search(query).count).toBeGreaterThan(helpQuestions.length + glossary.length);
  });

  it.each([
    ['secret key', 'account-key'],
    ['SECRET', 'account-key'],
    ['номер договора', 'contract-number'],
    ['отсрочкой', 'finance-objects'],
    ['расчётный счёт', 'bank-details'],
    ['расчетный счет', 'bank-details'],
    ['возврат', 'claim-returns'],
    ['невыкупленные товары', 'claim-returns'],
    ['Тёмная тема', 'theme'],
  ])('answers «%s» with %s', (query, id) => {
    expect(idsFor(query)).toContain(id);
    expect(search(query).readAs).toBeUndefined();
  });

  it.each([
    ['gfhjkm', 'пароль', 'forgotten-password'],
    ['GFHJKM', 'пароль', 'forgotten-password'],
    ['djpdhfn', 'возврат', 'claim-returns'],
    ['ыускуе', 'secret', 'account-key'],
  ])('reads «%s», typed in the wrong layout, as «%s»', (query, meant, id) => {
    expect(search(query).readAs).toBe(meant);
    expect(idsFor(query)).toContain(id);
  });

  it('ranks questions with a matching title first', () => {
    const ids = idsFor('пароль');
    expect(ids.indexOf('forgotten-password')).toBeLessThan(ids.indexOf('session-ended'));
    expect(ids.indexOf('password-rules')).toBeLessThan(ids.indexOf('account-key'));
  });

  it('ignores the endings of words', () => {
    expect(idsFor('заявки')).toEqual(expect.arrayContaining(idsFor('заявку')));
    expect(idsFor('договоров').length).toBeGreaterThan(0);
  });

  it.each([
    ['удалить пользователя', 'delete-user'],
    ['как уволить сотрудника', 'delete-user'],
    ['удаление пользователей', 'delete-user'],
    ['сменить тему', 'theme'],
    ['поменять оформление', 'theme'],
    ['как добавить сотрудника', 'add-colleague'],
    ['пригласить коллегу', 'add-colleague'],
    ['где изменить пароль', 'change-password'],
    ['забыл пароль', 'forgotten-password'],
    ['не приходит код', 'code-missing'],
    ['как скачать договор страхования', 'debtors-agreement'],
    ['товар сломали', 'claim-damage'],
    ['сеанс завершён', 'session-ended'],
    ['cvtybnm ntve', 'theme'],
  ])('ranks the answer to «%s» first: %s', (query, id) => {
    expect(idsFor(query)[0]).toBe(id);
  });

  it('ignores words such as «как» and «где» if the text has other words', () => {
    expect(idsFor('как где тему')).toEqual(idsFor('тему'));
    expect(idsFor('почему').length).toBeGreaterThan(0);
  });

  it('finds nothing if no question has every word', () => {
    expect(idsFor('пароль финансирование')).toEqual([]);
  });

  it('finds terms of the glossary and statuses', () => {
    expect(search('регресс').glossary.map(({ term }) => term)).toEqual(['Регресс']);
    expect(search('регресс').statusGroups).toMatchObject([
      { title: 'Поставка и объект финансирования', statuses: [{ label: 'Регресс' }] },
    ]);
  });

  it.each(['ъыъ', '???', 'пароль единорога', '[', '\\'])('finds nothing for «%s»', (query) => {
    expect(search(query)).toMatchObject({ questions: [], count: 0, readAs: undefined });
  });
});

describe('the texts of the help', () => {
  it('have a different anchor for each question', () => {
    const ids = helpQuestions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('explain which events need a claim, and when', () => {
    const text = (id: string) => helpQuestions.find((one) => one.id === id)?.answer.join(' ');
    expect(text('claim-damage')).toContain('отдельное заявление по каждому заказу');
    expect(text('claim-returns')).toContain('10-го числа каждого месяца');
    expect(text('claim-returns')).toContain('все застрахованные заказы');
  });

  it('list the glossary in alphabetical order', () => {
    const terms = glossary.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'ru')));
  });

  it('have a glossary entry for every «?» next to a term', () => {
    const sources = import.meta.glob<string>('../../**/*.tsx', {
      eager: true,
      query: '?raw',
      import: 'default',
    });
    const asked = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/<TermLabel\s+term="([^"]+)"/g)].map(([, term = '']) => term),
    );
    expect(asked).toContain('Регресс');
    const known = new Set(glossary.map(({ term }) => term));
    expect(asked.filter((term) => !known.has(term) || search(term).glossary.length === 0)).toEqual(
      [],
    );
  });

  it('never break a line before a dash', () => {
    const texts = helpQuestions.flatMap(({ answer, steps = [] }) => [...answer, ...steps]);
    expect(texts.filter((text) => / —/.test(text))).toEqual([]);
  });
});
