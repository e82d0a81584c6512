import { describe, expect, it } from 'vitest';
import { shownAnswer, shownPage } from './registryAnswer';

const page = (...ids: string[]) => ({
  content: ids.map((id) => ({ id })),
  totalElements: ids.length,
});
const answer = { isFetching: false, refetch: () => undefined };

describe('shownAnswer', () => {
  it('returns no rows and a loading state at first', () => {
    expect(shownAnswer({ ...answer, isFetching: true })).toMatchObject({
      rows: [],
      isLoading: true,
    });
  });

  it('returns the previous search’s rows, marked as outdated, until the next response', () => {
    const shown = shownAnswer({
      ...answer,
      data: page('a'),
      currentData: undefined,
      isFetching: true,
    });
    expect(shown).toMatchObject({ rows: [{ id: 'a' }], isStale: true, isLoading: false });
  });

  it('returns a loading state if the previous search was empty', () => {
    const shown = shownAnswer({
      ...answer,
      data: page(),
      currentData: undefined,
      isFetching: true,
    });
    expect(shown.isLoading).toBe(true);
  });

  it('returns no rows of the previous search after the current one has failed', () => {
    const shown = shownAnswer({
      ...answer,
      data: page('a'),
      currentData: undefined,
      error: new Error('Отказ'),
    });
    expect(shown).toMatchObject({ rows: [], isLoading: false });
    expect(shown.error).toBeDefined();
  });

  it('returns the current rows together with the error after a failed reload', () => {
    const rows = page('a');
    const shown = shownAnswer({
      ...answer,
      data: rows,
      currentData: rows,
      error: new Error('Отказ'),
    });
    expect(shown).toMatchObject({ rows: [{ id: 'a' }], isStale: false });
    expect(shown.error).toBeDefined();
  });
});

const show = (row: object) => ({ id: 'id' in row ? String(row.id) : '' });

it('shownPage gives every row a unique key, even if the server sends no id or repeats one', () => {
  const page = { content: [{ id: 'a' }, {}, { id: 'a' }, {}], totalElements: 9 };
  expect(shownPage(page, show)).toEqual({
    content: [
      { id: 'a', key: 'a' },
      { id: '', key: '#1' },
      { id: 'a', key: 'a#2' },
      { id: '', key: '#3' },
    ],
    totalElements: 9,
  });
});
