import { describe, expect, it } from 'vitest';
import { legalFormRequest } from './legalFormRequest';

describe('the search for a legal form', () => {
  it.each([
    ['123', 'code', '123'],
    [' 12300 ', 'code', '12300'],
    ['общества', 'name', 'общества'],
    ['12-я форма', 'name', '12-я форма'],
  ])('looks for «%s» in the %s', (text, field, value) => {
    expect(legalFormRequest(text).filters).toEqual([{ field, value, operation: 'LIKE' }]);
  });

  it('requests the forms from the first code if there is no text', () => {
    expect(legalFormRequest(' ')).toMatchObject({
      filters: [],
      sorts: [{ field: 'code', direction: 'ASC' }],
    });
  });
});
