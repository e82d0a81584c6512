import { describe, expect, it } from 'vitest';
import { licenceFindings, parseLicences } from './licences';

const library = (identifier?: string) => ({ name: 'lib', version: '1.0.0', identifier });

describe('the licences in a build', () => {
  it.each(['MIT', 'ISC', 'Apache-2.0', '(MIT OR GPL-3.0-only)', '(MIT AND BSD-3-Clause)'])(
    'may be %s',
    (identifier) => {
      expect(licenceFindings([library(identifier)])).toEqual([]);
    },
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0', '(MIT AND GPL-2.0-only)', 'UNLICENSED', 'SEE LICENSE IN X'])(
    'may not be %s',
    (identifier) => {
      expect(licenceFindings([library(identifier)])).toEqual([`lib@1.0.0: ${identifier}`]);
    },
  );

  it('may not be missing', () => {
    expect(licenceFindings([library()])).toEqual(['lib@1.0.0: no licence']);
  });

  it('may be absent from the metadata if the package is listed as an exception', () => {
    const captcha = { name: '@yandex/smart-captcha', version: '1.0.0' };
    expect(licenceFindings([captcha])).toEqual([]);
    expect(licenceFindings([{ ...captcha, identifier: 'UNLICENSED' }])).toHaveLength(1);
  });

  it('are read from Vite’s format', () => {
    const list = '[{"name":"lib","version":"1.0.0","text":"…"}]';
    expect(licenceFindings(parseLicences(list))).toEqual(['lib@1.0.0: no licence']);
  });

  it.each(['[]', '{}', '[{"name":"lib"}]'])('cannot be read from a list like %s', (text) => {
    expect(() => parseLicences(text)).toThrow('has an unknown format');
  });
});
