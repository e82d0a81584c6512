import './KeyList.css';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Label of a key, and its name for screen readers. */
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
const left: Key = { name: '←', spoken: 'Стрелка влево' };
const right: Key = { name: '→', spoken: 'Стрелка вправо' };
const plus: Key = { name: '+', spoken: 'Плюс' };
const minus: Key = { name: '−', spoken: 'Минус' };
const zero: Key = { name: '0', spoken: 'Ноль' };
const turn: Key = { name: 'R', spoken: 'Эр, на русской раскладке Ка' };
const control: Key = { name: 'Ctrl', spoken: 'Контрол' };
const undo: Key = { name: 'Z', spoken: 'Зэт, на русской раскладке Я' };
const find: Key = { name: 'K', spoken: 'Ка, на русской раскладке Эл' };
const slash: Key = { name: '/', spoken: 'Косая черта' };
const question: Key = { name: '?', spoken: 'Вопросительный знак' };
const nextRow: Key = { name: 'J', spoken: 'Джей, на русской раскладке О' };
const choose: Key = { name: 'X', spoken: 'Икс, на русской раскладке Че' };
const toFile: Key = { name: 'E', spoken: 'И, на русской раскладке У' };
const escape: Key = { name: 'Esc', spoken: 'Эскейп' };

interface KeyboardShortcut {
  keys: readonly Key[];
  /** True if the keys are pressed together; false if each key works alone. */
  together: boolean;
  where: string;
  does: string;
}

const IN_ROWS = 'В строке реестра';
const IN_PREVIEW = 'В просмотре картинки';

const keyboardMap: readonly KeyboardShortcut[] = [
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
  { keys: [up, find], together: false, where: IN_ROWS, does: 'К строке выше' },
  { keys: [down, nextRow], together: false, where: IN_ROWS, does: 'К строке ниже' },
  { keys: [space, choose], together: false, where: IN_ROWS, does: 'Выбрать строку' },
  { keys: [enter], together: false, where: IN_ROWS, does: 'Открыть строку' },
  { keys: [toFile], together: false, where: IN_ROWS, does: 'Выгрузить строки в файл' },
  {
    keys: [escape],
    together: false,
    where: 'В диалоге, меню и подсказке',
    does: 'Закрыть диалог, меню или подсказку',
  },
  {
    keys: [control, undo],
    together: true,
    where: 'Пока видно «Вернуть»',
    does: 'Вернуть удалённое, исключённое или отменённый ввод',
  },
  {
    keys: [control, find],
    together: true,
    where: 'Везде; на Mac — ⌘ и K',
    does: 'Найти или перейти',
  },
  { keys: [slash], together: false, where: 'Вне полей ввода', does: 'Найти или перейти' },
  { keys: [question], together: false, where: 'Вне полей ввода', does: 'Показать эти клавиши' },
  {
    keys: [control, enter],
    together: true,
    where: 'В «Найти или перейти»',
    does: 'Открыть в новой вкладке',
  },
  { keys: [plus, minus], together: false, where: IN_PREVIEW, does: 'Увеличить, уменьшить' },
  { keys: [zero], together: false, where: IN_PREVIEW, does: 'Показать картинку целиком' },
  { keys: [turn], together: false, where: IN_PREVIEW, does: 'Повернуть вправо' },
  { keys: [shift, turn], together: true, where: IN_PREVIEW, does: 'Повернуть влево' },
  { keys: [left, right, up, down], together: false, where: IN_PREVIEW, does: 'Сдвинуть картинку' },
];

export function KeyList() {
  return (
    <dl className="keys grid gap-2-4 items-baseline">
      {keyboardMap.map(({ keys, together, where, does }) => (
        <Fragment key={`${where} ${does}`}>
          <dt className="flex flex-wrap gap-1">
            {keys.map(({ name }) => (
              <kbd key={name} aria-hidden="true">
                {name}
              </kbd>
            ))}
            <VisuallyHidden>
              {keys.map(({ spoken }) => spoken).join(together ? ' и ' : ' или ')}
            </VisuallyHidden>
          </dt>
          <dd>
            {does}
            <span className="block text-xs text-muted">{where}</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
