import { describe, expect, it } from 'vitest';
import { initialsOf, logoColour } from './Logo';

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
  ])('of «%s» are «%s»', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('logoColour', () => {
  it('stays the same for the same name', () => {
    expect(logoColour('Восточный банк')).toBe(logoColour('Восточный банк'));
  });

  it('is one of the seven tokens for any name', () => {
    const colours = new Set<number>();
    for (let index = 0; index < 500; index += 1) colours.add(logoColour(`Компания ${index}`));
    expect([...colours].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
