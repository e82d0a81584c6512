import { describe, expect, it } from 'vitest';
import { initialsOf } from './Logo';

describe('initialsOf', () => {
  it.each([
    ['Национальный банк', 'НБ'],
    ['ООО «Северный ветер»', 'СВ'],
    ['ПАО «Национальный банк развития»', 'НБ'],
    ['«Гарант-Риск»', 'ГР'],
    ['Анна Соколова', 'АС'],
    ['опора', 'О'],
    ['ООО', 'О'],
    ['3М Центр', '3Ц'],
    ['𝒜 банк', '𝒜Б'],
    ['', ''],
    ['— «»', ''],
  ])('shortens the name «%s» to «%s»', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
