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

/** A kind of event: the kind of the used control, or `automatic` for an event without a control. */
export type EventKind = keyof typeof eventLabels;

/** Returns true if the word, the first part of a mark, is a kind of event. */
export function isEventKind(word: string): word is EventKind {
  return Object.hasOwn(eventLabels, word);
}
