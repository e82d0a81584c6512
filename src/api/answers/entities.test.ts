import { describe, expect, it } from 'vitest';
import { readEntity } from './entities';

describe('reading an entity', () => {
  it('finds it in its envelope', () => {
    expect(readEntity({ data: { id: 'a' } })).toEqual({ id: 'a' });
  });

  it.each([{}, { id: 42 }, { id: '' }, null, []])('refuses %j', (body) => {
    expect(() => readEntity(body)).toThrow(TypeError);
  });
});
