/** A key as it is written on a keyboard, and as it is read out. */
interface Key {
  name: string;
  spoken: string;
}

const tab: Key = { name: 'Tab', spoken: 'Таб' };
const shift: Key = { name: 'Shift', spoken: 'Шифт' };
const enter: Key = { name: 'Enter', spoken: 'Ввод' };
const space: Key = { name: 'Пробел', spoken: 'Пробел' };
const up: Key = { name: '↑', spoken: 'Стрелка вверх' };
const down: Key = { name: '↓', spoken: 'Стрелка вниз' };
const escape: Key = { name: 'Esc', spoken: 'Эскейп' };

export interface KeyboardShortcut {
  keys: readonly Key[];
  /** Pressed together, or one of them. */
  together: boolean;
  where: string;
  does: string;
}

/** Every key that the cabinet answers to: the profile and the help list them from here. */
export const keyboardMap: readonly KeyboardShortcut[] = [
  { keys: [tab], together: false, where: 'Везде', does: 'К следующему элементу' },
  { keys: [shift, tab], together: true, where: 'Везде', does: 'К предыдущему элементу' },
  {
    keys: [tab],
    together: false,
    where: 'В начале страницы',
    does: 'К ссылке «Перейти к содержанию»',
  },
  {
    keys: [enter],
    together: false,
    where: 'Везде',
    does: 'Открыть ссылку, нажать кнопку, отправить форму',
  },
  {
    keys: [space],
    together: false,
    where: 'Везде',
    does: 'Поставить отметку, нажать кнопку, раскрыть вопрос',
  },
  {
    keys: [up, down],
    together: false,
    where: 'В меню и вариантах выбора',
    does: 'К соседней строке',
  },
  {
    keys: [escape],
    together: false,
    where: 'В диалоге, меню и подсказке',
    does: 'Закрыть диалог, меню или подсказку',
  },
];
