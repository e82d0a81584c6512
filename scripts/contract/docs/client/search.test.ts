import { describe, expect, it } from 'vitest';
import { bundleContract } from '../../bundle';
import { readPortalModel } from '../model/portalModel';
import { searchIndex } from '../model/searchIndex';
import { findEntries, foldText, type SearchEntry } from './search';

function entry(part: Partial<SearchEntry> & Pick<SearchEntry, 'title'>): SearchEntry {
  const texts = { detail: '', summary: '', words: '', origin: '' };
  return { kind: 'operation', id: `/${part.title}`, ...texts, ...part };
}

const entries = [
  entry({
    title: 'findUsers',
    detail: 'POST /v1/user/find',
    summary: 'Найти всех, ещё не учтённых',
  }),
  entry({ title: 'getUser', detail: 'GET /v1/user/{id}' }),
  entry({ title: 'user', kind: 'property', detail: 'поле UserRole' }),
  entry({ title: 'User', kind: 'schema', detail: 'схема' }),
  entry({ title: 'UserRole', kind: 'schema', detail: 'схема' }),
];

const titles = (query: string): string[] =>
  findEntries(entries, query, 10).map(({ title }) => title);

describe('findEntries', () => {
  it('finds by name, path, summary and field, the nearest first', () => {
    expect(titles('user')).toEqual(['User', 'user', 'UserRole', 'getUser', 'findUsers']);
    expect(titles('/v1/user/find')).toEqual(['findUsers']);
    expect(titles('поле UserRole')).toEqual(['user']);
  });

  it('tells neither case nor ё and е apart', () => {
    expect(titles('ЕЩЕ УЧТЕННЫХ')).toEqual(['findUsers']);
    expect(titles('ещё найти')).toEqual(['findUsers']);
    expect(foldText(' ЁлкА ')).toBe('елка');
  });

  it('wants every word', () => {
    expect(titles('user get')).toEqual(['getUser']);
    expect(titles('user nobody')).toEqual([]);
  });

  it('finds nothing for nothing, and no more than asked', () => {
    expect(titles('  ')).toEqual([]);
    expect(findEntries(entries, 'u', 2)).toHaveLength(2);
  });
});

describe('the search of our own portal', () => {
  const own = bundleContract().then((document) => searchIndex(readPortalModel(document)));

  it('knows what every operation does, in Russian', async () => {
    const operations = (await own).filter(({ kind }) => kind === 'operation');
    expect(operations.length).toBeGreaterThan(100);
    expect(operations.filter(({ summary }) => !/^[А-ЯЁ][а-яё]+/.test(summary))).toEqual([]);
    expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
  });

  it.each([
    ['пользователь', 'getUser'],
    ['удалить пользователя', 'deleteUser'],
    ['найти договоры', 'findFinanceAgreements'],
    ['счёт банка', 'getFinanceInvoice'],
    ['счет банка', 'getFinanceInvoice'],
    ['заявок на финансирование', 'findFinanceRequests'],
    ['поставка', 'getSupply'],
    ['вход', 'login'],
    ['скачать файлы', 'downloadFile'],
  ])('finds for «%s» the operation %s', async (query, name) => {
    const found = findEntries(await own, query, 30).map(({ title }) => title);
    expect(found).toContain(name);
  });
});
