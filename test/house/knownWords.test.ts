import { describe, expect, it } from 'vitest';
import { paths } from '../../src/domain/paths';
import { scrubText } from '../../src/observability/privacy/scrubText';
import { withoutValues } from '../../src/observability/privacy/withoutValues';
import { operationIndex } from '../backend/generated/operations';
import { handWrittenSources } from './sources';

const addresses = [
  ...Object.values(paths).map((path) => ['the page', path] as const),
  ...Object.entries(operationIndex).map(
    ([name, { path }]) => [name, `/api${path.replaceAll(/\{\w+\}/g, ':id')}`] as const,
  ),
];

describe('the words that reports and analytics may contain', () => {
  it.each(addresses)('include every part of the address of %s, %s', (_name, address) => {
    expect(withoutValues(address)).toBe(address);
  });

  it('include every fixed message that the cabinet throws', () => {
    const thrown = handWrittenSources(['src'])
      .filter(({ path }) => /^src\/(?!.*(?:\.test\.|\/testing\/|developer\/))/.test(path))
      .flatMap(({ text }) => Array.from(text.matchAll(/new \w*Error\('([^']+ [^']+)'\)/g)))
      .map(([, message = '']) => message);
    expect(thrown.length).toBeGreaterThan(8);
    expect(thrown.filter((message) => scrubText(message) !== message)).toEqual([]);
  });
});
