import { describe, expect, it } from 'vitest';
import { shownText } from '../../lib/shownText';
import { fieldsOf } from '../../lib/fieldsOf';
import { missingRow, linkedRow } from './linkedRow';

const page = { currentData: { content: [{ key: 'a' }, { key: 'b' }], totalElements: 9 } };
const show = (record: object) => ({ id: shownText(fieldsOf(record)['id']) });
const call = { isFetching: false, refetch: () => {} };

describe('a row that the address names', () => {
  it.each([
    ['is not fetched if the address names none', null, page, null],
    ['is not fetched if the page contains it', 'b', page, null],
    ['is fetched separately if it is on another page', 'z', page, 'z'],
    ['is not fetched before the page has loaded', 'z', { currentData: undefined }, null],
  ])('%s', (_name, row, answer, missing) => {
    expect(missingRow({ row }, answer)).toBe(missing);
  });

  it('has a state: none, loading, found or failed', () => {
    expect(linkedRow(null, call, show)).toEqual({ kind: 'none' });
    expect(linkedRow('z', { ...call, isFetching: true }, show)).toEqual({ kind: 'loading' });
    expect(linkedRow('z', { ...call, currentData: { id: 'z' } }, show)).toEqual({
      kind: 'found',
      row: { id: 'z', key: 'z' },
    });
    expect(linkedRow('z', { ...call, error: new Error('no') }, show).kind).toBe('failed');
  });

  it('stays visible while it is reloaded', () => {
    const again = { ...call, currentData: { id: 'z' }, isFetching: true };
    expect(linkedRow('z', again, show).kind).toBe('found');
  });
});
