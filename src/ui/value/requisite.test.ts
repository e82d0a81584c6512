import { expect, it } from 'vitest';
import { requisitesText } from './requisite';

it('requisitesText puts each filled-in value in a line, for pasting', () => {
  const text = requisitesText([
    { label: 'ИНН', value: '7703123457', what: 'ИНН' },
    { label: 'КПП', value: '' },
    { label: 'Сумма', value: '74 688,00 ₽', copied: '74688,00' },
  ]);
  expect(text).toBe('ИНН: 7703123457\nСумма: 74688,00');
});
