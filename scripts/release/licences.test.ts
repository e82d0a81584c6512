import { describe, expect, it } from 'vitest';
import { licenceFindings, parseLicences } from './licences';

const library = (identifier?: string) => ({ name: 'lib', version: '1.0.0', identifier });

describe('licences of what customers get', () => {
  it.each(['MIT', 'ISC', 'Apache-2.0', '(MIT OR GPL-3.0-only)', '(MIT AND BSD-3-Clause)'])(
    '%s is allowed',
    (identifier) => {
      expect(licenceFindings([library(identifier)])).toEqual([]);
    },
  );

  it.each(['GPL-3.0-only', 'AGPL-3.0', '(MIT AND GPL-2.0-only)', 'UNLICENSED', 'SEE LICENSE IN X'])(
    '%s is not allowed',
    (identifier) => {
      expect(licenceFindings([library(identifier)])).toEqual([`lib@1.0.0: ${identifier}`]);
    },
  );

  it('a library without a licence is refused', () => {
    expect(licenceFindings([library()])).toEqual(['lib@1.0.0: no licence']);
  });

  it('may be only in the file of a package that is listed', () => {
    const captcha = { name: '@yandex/smart-captcha', version: '1.0.0' };
    expect(licenceFindings([captcha])).toEqual([]);
    expect(licenceFindings([{ ...captcha, identifier: 'UNLICENSED' }])).toHaveLength(1);
  });

  it('are read from Vite’s format', () => {
    const list = '[{"name":"lib","version":"1.0.0","text":"…"}]';
    expect(licenceFindings(parseLicences(list))).toEqual(['lib@1.0.0: no licence']);
  });

  it.each(['[]', '{}', '[{"name":"lib"}]'])('a list like %s is refused', (text) => {
    expect(() => parseLicences(text)).toThrow('has an unknown format');
  });
});
