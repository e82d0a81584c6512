import { describe, expect, it } from 'vitest';
import { demandRecord } from './demandRecord';

describe('the record that a change is laid over', () => {
  it('is the one that was asked for', () => {
    expect(demandRecord({ id: 'a', name: 'Анна' }, 'a')).toEqual({ id: 'a', name: 'Анна' });
  });

  it.each([{ id: 'b' }, JSON.parse('{}'), JSON.parse('{"id":42}')])('is never %j', (answer) => {
    expect(() => demandRecord(answer, 'a')).toThrow(
      expect.objectContaining({ status: 'INVALID_RESPONSE' }),
    );
  });
});
