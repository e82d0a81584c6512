import { describe, expect, it } from 'vitest';
import { median, table } from './table';

describe('a report', () => {
  it('aligns its columns', () => {
    const text = table(
      ['operation', 'ms'],
      [
        ['find', '7.5'],
        ['getOrganization', '12.0'],
      ],
    );
    expect(text.split('\n')).toEqual([
      'operation          ms',
      'find              7.5',
      'getOrganization  12.0',
    ]);
  });

  it('uses the middle value, or the mean of the two middle values, as the median', () => {
    expect([median([3, 1, 200]), median([4, 1, 2, 100]), median([5])]).toEqual([3, 3, 5]);
  });
});
