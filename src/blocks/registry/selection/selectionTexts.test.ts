import { expect, it } from 'vitest';
import { chosenAllText, droppedText } from './selectionTexts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

it.each([
  [['счёт 1'], 0, '1 запись больше нельзя выбрать: счёт 1'],
  [['счёт 1', 'счёт 2'], 0, '2 записи больше нельзя выбрать: счёт 1, счёт 2'],
  [['счёт 1'], 4, '5 записей больше нельзя выбрать: счёт 1 и ещё 4'],
  [['1', '2', '3', '4'], 0, '4 записи больше нельзя выбрать: 1, 2, 3 и ещё 1'],
  [[], 1, '1 запись больше нельзя выбрать: в реестре её нет'],
  [[], 2, '2 записи больше нельзя выбрать: в реестре их нет'],
])('droppedText(%j, %i) returns «%s»', (names, missing, text) => {
  expect(plain(droppedText(names, missing))).toBe(text);
});

it('chosenAllText says how many of the found rows could not be selected', () => {
  expect(chosenAllText(12, 0, 12)).toBeUndefined();
  expect(plain(chosenAllText(1100, 140, 1240))).toBe(
    '140 записей из 1 240 выбрать нельзя, остальные выбраны',
  );
  expect(plain(chosenAllText(10_000, 0, 100_000))).toMatch(
    /^Выбраны первые 10 000: больше за один раз выбрать нельзя/,
  );
  // The result has exactly as many rows as the limit, so there is no message.
  expect(chosenAllText(10_000, 0, 10_000)).toBeUndefined();
});
