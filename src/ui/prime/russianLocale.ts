import { addLocale } from 'primereact/api';

// Constants of their own: the declared types lack some texts that the components do ask for.
const SPOKEN = {
  cancelEdit: 'Отменить изменение',
  close: 'Закрыть',
  collapseLabel: 'Свернуть',
  collapseRow: 'Строка свёрнута',
  editRow: 'Изменить строку',
  expandLabel: 'Развернуть',
  expandRow: 'Строка развёрнута',
  falseLabel: 'Нет',
  filterConstraint: 'Условие фильтра',
  filterOperator: 'Связь условий фильтра',
  firstPageLabel: 'Первая страница',
  gridView: 'Плиткой',
  hideFilterMenu: 'Скрыть фильтр',
  jumpToPageDropdownLabel: 'Выбрать страницу',
  jumpToPageInputLabel: 'Номер страницы',
  lastPageLabel: 'Последняя страница',
  listLabel: 'Список вариантов',
  listView: 'Списком',
  moveAllToSource: 'Вернуть все',
  moveAllToTarget: 'Перенести все',
  moveBottom: 'В конец',
  moveDown: 'Ниже',
  moveToSource: 'Вернуть',
  moveToTarget: 'Перенести',
  moveTop: 'В начало',
  moveUp: 'Выше',
  navigation: 'Навигация',
  next: 'Далее',
  nextPageLabel: 'Следующая страница',
  nullLabel: 'Не выбрано',
  otpLabel: 'Символ кода {0}',
  pageLabel: 'Страница {page}',
  passwordHide: 'Скрыть пароль',
  passwordShow: 'Показать пароль',
  previous: 'Назад',
  prevPageLabel: 'Предыдущая страница',
  removeLabel: 'Убрать',
  rotateLeft: 'Повернуть влево',
  rotateRight: 'Повернуть вправо',
  rowsPerPageLabel: 'Строк на странице',
  saveEdit: 'Сохранить изменение',
  scrollTop: 'Наверх',
  selectAll: 'Выбраны все строки',
  selectLabel: 'Выбрать',
  selectRow: 'Строка выбрана',
  showFilterMenu: 'Показать фильтр',
  slide: 'Слайд',
  slideNumber: '{slideNumber}',
  star: '1 звезда',
  stars: 'Звёзд: {star}',
  trueLabel: 'Да',
  unselectAll: 'Не все строки выбраны',
  unselectLabel: 'Снять выбор',
  unselectRow: 'Строка не выбрана',
  zoomImage: 'Увеличить изображение',
  zoomIn: 'Увеличить',
  zoomOut: 'Уменьшить',
};

/**
 * PrimeReact's own texts in Russian: those that dialogs, menus and toasts speak. It has no calendar and
 * no table here, whose other words would only be loaded. `addLocale` replaces `aria` as a whole, so every
 * spoken label is named.
 */
export function registerRussianLocale(): void {
  addLocale('ru', { aria: SPOKEN });
}
