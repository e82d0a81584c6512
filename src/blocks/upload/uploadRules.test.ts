import { describe, expect, it } from 'vitest';
import { isShownPicture, MAX_FILE_SIZE, uploadProblem } from './uploadRules';

const file = (name: string, size = 10) => ({ name, size });

describe('a file to upload', () => {
  it.each([
    'a.jpg',
    'a.JPEG',
    'a.png',
    'a.gif',
    'a.bmp',
    'a.svg',
    'a.webp',
    'Акт.PDF',
    'Ответ.docx',
    'IMG_0042.HEIC',
    'a.heif',
  ])('is accepted with the name %s', (name) => {
    expect(uploadProblem(file(name, MAX_FILE_SIZE), [])).toBeUndefined();
  });

  it.each([
    [file('a.exe'), /не подходят/],
    [file('a.pdf.html'), /не подходят/],
    [file('без расширения'), /не подходят/],
    [file(''), /не подходят/],
    [file('a.png', 0), /Файл пуст/],
    [file('a.png', MAX_FILE_SIZE + 1), /больше 10/],
    [file(`${'я'.repeat(260)}.png`), /Слишком длинное имя/],
  ])('is refused: %j', (refused, reason) => {
    expect(uploadProblem(refused, [])).toMatch(reason);
  });

  it('cannot be added twice, unless its size differs', () => {
    expect(uploadProblem(file('a.png'), [file('a.png')])).toBe('Такой файл уже добавлен');
    expect(uploadProblem(file('a.png'), [{ name: 'a.png' }])).toBe('Такой файл уже добавлен');
    expect(uploadProblem(file('a.png', 11), [file('a.png')])).toBeUndefined();
  });
});

it('a preview shows pictures, but never an SVG', () => {
  expect(['a.PNG', 'a.jpeg', 'a.svg', 'a.pdf'].filter(isShownPicture)).toEqual(['a.PNG', 'a.jpeg']);
});
