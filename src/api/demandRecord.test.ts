import { describe, expect, it } from 'vitest';
import { demandRecord } from './outcome';

describe('the record of an answer', () => {
  it('is returned if it is the requested one', () => {
    expect(demandRecord({ id: 'a', name: 'Анна' }, 'a')).toEqual({ id: 'a', name: 'Анна' });
  });

  it('may have its id in a field of another name', () => {
    expect(demandRecord({ requestId: 'a' }, 'a', 'requestId')).toEqual({ requestId: 'a' });
    expect(() => demandRecord({ id: 'a' }, 'a', 'requestId')).toThrow(
      expect.objectContaining({ status: 'INVALID_RESPONSE' }),
    );
  });

  it.each([{ id: 'b' }, {}, { id: 42 }, null, undefined, [], 'a'])('is refused: %j', (answer) => {
    expect(() => demandRecord<unknown>(answer, 'a')).toThrow(
      expect.objectContaining({ status: 'INVALID_RESPONSE' }),
    );
  });
});
