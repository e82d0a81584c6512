import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettlementAddress } from './settlementAddress';

const CABINET = 'https://cabinet.example';
const read = (address?: string) =>
  readSettlementAddress(address === undefined ? {} : { VITE_SETTLEMENT_URL: address }, CABINET);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the address of the settlement page', () => {
  it.each([
    ['https://claims.example/lk?lang=ru', 'https://claims.example'],
    ['http://claims.example:8080', 'http://claims.example:8080'],
    ['HTTPS://Claims.Example/', 'https://claims.example'],
  ])('configured as %s has the origin %s', (address, origin) => {
    expect(read(address)).toEqual({ url: new URL(address).href, origin, isOwn: false });
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each(['/settlement-page', 'https://cabinet.example/settlement-page'])(
    'counts as own, with the origin «null», if it is on the cabinet’s origin: %s',
    (address) => {
      const url = 'https://cabinet.example/settlement-page';
      expect(read(address)).toEqual({ url, origin: 'null', isOwn: true });
    },
  );

  it.each([[undefined], [''], ['  ']])(
    'is null for %j, and a warning names the variable',
    (address) => {
      expect(read(address)).toBeNull();
      expect(console.warn).toHaveBeenCalledExactlyOnceWith(
        'Отсутствует переменная окружения VITE_SETTLEMENT_URL',
      );
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,<p>',
    'ftp://claims.example/',
    'https://',
    'https://user:pass@claims.example/',
    'https://user@claims.example/',
    'https://claims.example/?access_token=abc',
    'https://claims.example/?apiKey=abc',
  ])('is refused if it is unsafe, and the warning does not repeat it: %s', (address) => {
    expect(read(address)).toBeNull();
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(vi.mocked(console.warn).mock.calls.join()).not.toContain(address);
  });
});
