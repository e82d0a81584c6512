/** Labels of events in the analytics service. */
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

/** A kind of event. Some kinds belong to a control, others do not. */
export type EventKind = keyof typeof eventLabels;

/** Returns true for a word of the table of labels. */
export function isEventKind(word: string): word is EventKind {
  return Object.hasOwn(eventLabels, word);
}
