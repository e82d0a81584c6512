import { describe, expect, it } from 'vitest';
import { findEntries, foldText, type SearchEntry } from './search';

function entry(part: Partial<SearchEntry> & Pick<SearchEntry, 'title'>): SearchEntry {
  return { kind: 'operation', id: `/${part.title}`, detail: '', words: '', origin: '', ...part };
}

const entries = [
  entry({ title: 'findUsers', detail: 'POST /v1/user/find', words: 'Найти всех, ещё не учтённых' }),
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
