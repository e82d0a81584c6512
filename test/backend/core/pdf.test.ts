import { describe, expect, it } from 'vitest';
import { createPdf } from './pdf';

const source = new TextDecoder('latin1').decode(
  createPdf({ title: 'Договор № ДЗ-2026-118', lines: ['Страховщик: «Гарант-Риск»'] }),
);

describe('the generated PDF', () => {
  it('starts and ends as a PDF does', () => {
    expect(source.startsWith('%PDF-1.4\n')).toBe(true);
    expect(source.endsWith('%%EOF\n')).toBe(true);
  });

  it('has a cross-reference table that points at every object', () => {
    const tableOffset = Number(/startxref\n(\d+)\n/.exec(source)?.[1]);
    expect(source.slice(tableOffset, tableOffset + 4)).toBe('xref');
    const offsets = [...source.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
    expect(offsets.length).toBe(9);
    for (const [index, offset] of offsets.entries()) {
      expect(source.slice(offset, offset + 8)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    }
  });

  it('declares the true length of its streams', () => {
    const streams = [...source.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
    expect(streams.length).toBe(2);
    for (const [, declared, body = ''] of streams) expect(body.length).toBe(Number(declared));
  });

  it('breaks long lines between words', () => {
    const long = createPdf({ title: 'T', lines: ['word '.repeat(20).trim()] });
    const page = new TextDecoder('latin1').decode(long);
    expect([...page.matchAll(/> Tj/g)].length).toBe(3);
  });

  it('keeps the Cyrillic title in UTF-16 and the text in Windows-1251', () => {
    expect(source).toContain('FEFF04140'); // «До…»
    expect(source).toContain('<D1F2F0E0F5EEE2F9E8EA3A20ABC3E0F0E0EDF22DD0E8F1EABB>');
  });
});
