/** What the analytics service calls the events that it is told of (specification, section 8). */
export const eventLabels = {
  button: 'Нажатие на кнопку',
  link: 'Переход по ссылке',
  tab: 'Переключение вкладки',
  tag: 'Нажатие на тег',
  search: 'Нажатие на поиск',
  filter: 'Изменение фильтра',
  row: 'Нажатие на строку',
  automatic: 'Автоматическое действие',
  input: 'Изменение поля ввода',
  hover: 'Наведение курсора',
  checkbox: 'Переключение флажка',
} as const;

/** What happened to a control of a page, or by itself. */
export type EventKind = keyof typeof eventLabels;

/** True for a word that stands in the table of labels. */
export function isEventKind(word: string): word is EventKind {
  return Object.hasOwn(eventLabels, word);
}
