import { describe, expect, it } from 'vitest';
import { company } from '../testing/organization';
import { requisitesText } from './requisitesText';

describe('the requisites as one text', () => {
  it('have one line each, in the usual order of contracts', () => {
    expect(requisitesText(company)).toBe(
      [
        'Наименование: ООО «Северный ветер»',
        'Организационно-правовая форма: Общество с ограниченной ответственностью',
        'ИНН: 7801234564',
        'КПП: 780101001',
        'ОГРН: 1027801234560',
        'Юридический адрес: г. Санкт-Петербург, 7-я линия В. О., д. 12',
        'Руководитель: Соколова Анна Викторовна',
      ].join('\n'),
    );
  });

  it('omit missing requisites', () => {
    const { okopf: _, ...bare } = company;
    const text = requisitesText({ ...bare, legalStatus: { name: 'INDIVIDUAL' }, kpp: null });
    expect(text).toContain('ОГРНИП: 1027801234560');
    expect(text).not.toMatch(/КПП|форма|null/);
  });
});
