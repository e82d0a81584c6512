import { describe, expect, it } from 'vitest';
import { mimeTypeFor } from './mimeTypes';

describe('mimeTypeFor', () => {
  it.each([
    ['Договор.pdf', 'application/pdf'],
    ['СЧЁТ.PDF', 'application/pdf'],
    ['архив.tar.zip', 'application/zip'],
    ['Реестр.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['скан.JPG', 'image/jpeg'],
  ])('returns the type of %s', (name, type) => {
    expect(mimeTypeFor(name)).toBe(type);
  });

  it.each([
    '',
    'file',
    'file.',
    'pdf',
    'file.constructor',
    'file.__proto__',
    'page.html',
    'logo.svg',
    'a.pdf.exe',
  ])('returns the generic binary type for «%s»', (name) => {
    expect(mimeTypeFor(name)).toBe('application/octet-stream');
  });
});
