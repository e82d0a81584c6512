import { describe, expect, it } from 'vitest';
import { demandRecord } from './outcome';

describe('demandRecord', () => {
  it('returns the record if it has the requested id', () => {
    expect(demandRecord({ id: 'a', name: 'Анна' }, 'a')).toEqual({ id: 'a', name: 'Анна' });
  });

  it('accepts a record whose id is in another field', () => {
    expect(demandRecord({ requestId: 'a' }, 'a', 'requestId')).toEqual({ requestId: 'a' });
    expect(() => demandRecord({ id: 'a' }, 'a', 'requestId')).toThrow(
      expect.objectContaining({ status: 'INVALID_RESPONSE' }),
    );
  });

  it.each([[{ id: 'b' }], [{}], [{ id: 42 }], [null], [undefined], [[]], ['a']])(
    'throws an error for an invalid response: %j',
    (answer) => {
      expect(() => demandRecord<unknown>(answer, 'a')).toThrow(
        expect.objectContaining({ status: 'INVALID_RESPONSE' }),
      );
    },
  );
});
