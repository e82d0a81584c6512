import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { modulesPath, qrModules } from './qrModules';

/** Reads the code from a picture of the path: black squares of 4 by 4 pixels on white, with the quiet zone. */
function readPath(path: string, modules: number): string | undefined {
  const scale = 4;
  const size = (modules + 8) * scale;
  const points = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const from = ((Number(y) + 4) * scale + row) * size + (Number(x) + 4) * scale;
      for (let point = from; point < from + Number(width) * scale; point += 1) {
        points.fill(0, point * 4, point * 4 + 3);
      }
    }
  }
  return jsQR(points, size, size)?.data;
}

function read(text: string): string | undefined {
  const modules = qrModules(text);
  return readPath(modulesPath(modules), modules.length);
}

it('the path of a QR code can be scanned, with Russian letters as UTF-8', () => {
  const text = 'ST00012|Name=ООО «Три кита»|BankName=ОАО "БАНК"|Purpose=Оплата взноса № 7 ₽ 🏦';
  expect(read(text)).toBe(text);
});

it('a text of up to 400 characters can be read back from its QR code', () => {
  const texts = fc.string({
    unit: fc.constantFrom('а', 'Ж', ' ', '«', '№', '|', '=', '0', '9', 'Z'),
    minLength: 1,
    maxLength: 400,
  });
  fc.assert(
    fc.property(texts, (text) => {
      expect(read(text)).toBe(text);
    }),
    { numRuns: 15 },
  );
});

it('qrModules throws an error for a text that is too long for the largest code', () => {
  expect(() => qrModules('я'.repeat(1200))).toThrow(/overflow/);
});
