import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration, readVariable } from './configuration';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('readVariable', () => {
  it('returns the trimmed value without a warning', () => {
    expect(readVariable('VITE_KEY', { VITE_KEY: ' abc ' })).toBe('abc');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([{}, { VITE_KEY: '' }, { VITE_KEY: '   ' }, { VITE_KEY: true }])(
    'warns with the name of a variable missing in %o',
    (environment) => {
      expect(readVariable('VITE_KEY', environment)).toBeUndefined();
      expect(console.warn).toHaveBeenCalledExactlyOnceWith(
        'Отсутствует переменная окружения VITE_KEY',
      );
    },
  );

  it('reads the variables of the build by default', () => {
    vi.stubEnv('VITE_FROM_BUILD', 'here');
    expect(readVariable('VITE_FROM_BUILD')).toBe('here');
    vi.unstubAllEnvs();
  });
});

describe('readConfiguration', () => {
  it('uses a neutral brand by default, without a warning', () => {
    expect(readConfiguration({})).toEqual({
      brandName: 'Деловой кабинет',
      brandLogo: null,
    });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('uses the brand of the environment', () => {
    const read = readConfiguration({
      VITE_BRAND_NAME: 'Опора',
      VITE_BRAND_LOGO: '/brand/logo.svg',
    });
    expect(read).toMatchObject({ brandName: 'Опора', brandLogo: '/brand/logo.svg' });
  });

  it.each(['https://cdn.example.ru/logo.png', 'HTTP://example.ru/l.png', '/logo.svg'])(
    'accepts the logo address %s',
    (address) => {
      expect(readConfiguration({ VITE_BRAND_LOGO: address }).brandLogo).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/l.png',
    '/\\evil',
    'logo.png',
  ])('refuses the logo address %s', (address) => {
    expect(readConfiguration({ VITE_BRAND_LOGO: address }).brandLogo).toBeNull();
  });
});
