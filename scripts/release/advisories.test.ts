import { describe, expect, it } from 'vitest';
import { namedLibraries, parseAudit, parseOutdated } from './advisories';

describe('findings about packages', () => {
  it('are read from npm audit', () => {
    const text = JSON.stringify({
      vulnerabilities: {
        a: { severity: 'high', via: [{ title: 'Prototype pollution' }, 'b'] },
        b: { severity: 'low', via: 'what' },
      },
    });
    expect(parseAudit(text)).toEqual([
      { name: 'a', severity: 'high', titles: ['Prototype pollution', 'by b'] },
      { name: 'b', severity: 'low', titles: [] },
    ]);
    expect(parseAudit('{"vulnerabilities":{}}')).toEqual([]);
  });

  it.each(['', '<html>', 'null', '{"message":"405 Method Not Allowed"}', '{"vulnerabilities":[]}'])(
    'are undefined, not empty, for the unreadable output «%s»',
    (text) => expect(parseAudit(text)).toBeUndefined(),
  );

  it('include newer major versions', () => {
    const text = JSON.stringify({
      old: { current: '10.9.9', latest: '11.2.0' },
      fresh: { current: '4.0.2', latest: '4.0.3' },
      ahead: { current: '9.0.0', latest: '8.0.0' },
      odd: [],
    });
    expect(parseOutdated(text)).toEqual([{ name: 'old', current: '10.9.9', latest: '11.2.0' }]);
    expect(parseOutdated('{}')).toEqual([]);
    expect(parseOutdated('{"error":{"code":"E405"}}')).toBeUndefined();
    expect(parseOutdated('')).toBeUndefined();
  });
});

it('namedLibraries returns the libraries in the table under «Libraries»', () => {
  const text =
    '| `before` | x |\n\n## Libraries\n\n| library | why |\n| --- | --- |\n| `a`, `@b/c` | d |';
  expect(namedLibraries(text)).toEqual(['a', '@b/c']);
});
