import { describe, expect, it } from 'vitest';
import { image } from './image';

const file = (name: string) => new File(['x'], name);

describe('image', () => {
  it.each(['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp', 'JPG', 'Png'])(
    'accepts .%s',
    (extension) => {
      expect(image(file(`Скан документа.${extension}`), {})).toBeUndefined();
      expect(image(`scan.${extension}`, {})).toBeUndefined();
    },
  );

  it.each(['scan.pdf', 'scan.tiff', 'png', 'scan.png.exe', 'scan.jpgx', 'scan.'])(
    'refuses %s',
    (name) => {
      expect(image(file(name), {})).toBe('Поле некорректно');
    },
  );

  it('checks every file of a list', () => {
    expect(image([file('a.png'), file('b.webp')], {})).toBeUndefined();
    expect(image([file('a.png'), file('b.pdf')], {})).toBe('Поле некорректно');
  });

  it('accepts an empty field, and refuses anything but a file', () => {
    expect(image(undefined, {})).toBeUndefined();
    expect(image([], {})).toBeUndefined();
    expect(image(5, {})).toBe('Поле некорректно');
    expect(image({ name: 5 }, {})).toBe('Поле некорректно');
  });
});
