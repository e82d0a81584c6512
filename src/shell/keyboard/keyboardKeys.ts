/** What a key does everywhere in the cabinet. */
export interface KeyboardKey {
  /** Keys to press together, as they are written on a keyboard. */
  keys: readonly string[];
  does: string;
}

/** The keys that work on every page; only what really works is listed. */
export const keyboardKeys: readonly KeyboardKey[] = [
  { keys: ['Tab'], does: 'К следующему элементу; первое нажатие на странице\u00A0— к содержанию' },
  { keys: ['Shift', 'Tab'], does: 'К предыдущему элементу' },
  { keys: ['Enter'], does: 'Открыть ссылку, нажать кнопку, отправить форму' },
  { keys: ['Пробел'], does: 'Поставить отметку, нажать кнопку' },
  { keys: ['↑', '↓'], does: 'По строкам меню и вариантам выбора' },
  { keys: ['Esc'], does: 'Закрыть диалог или меню' },
];
