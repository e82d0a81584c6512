import type { Finding, Rule } from '../checker/findings';
import type { Language } from './reportFinding';

/** What the live checker finds, for a person. What the contract asks for follows after a colon. */
const RUSSIAN: Readonly<Record<Rule, string>> = {
  'no-answer': 'Сервер не ответил',
  'path-undocumented': 'Вызова с таким адресом нет в контракте',
  'method-undocumented': 'У этого адреса в контракте нет такого метода',
  'query-undocumented': 'Параметра запроса нет в контракте',
  'parameter-missing': 'Нет обязательного параметра',
  'parameter-invalid': 'Параметр не такой, как в контракте',
  'status-undocumented': 'Успешного ответа с таким статусом нет в контракте',
  'error-status-undocumented': 'Ошибки с таким статусом нет в контракте',
  'path-not-served': 'По этому адресу сервер ничего не обслуживает: пришла страница со статусом',
  'gateway-page': 'Ответил не сервер, а прокси или балансировщик: страница со статусом',
  'content-type': 'Content-Type не тот или его нет, ожидается',
  charset: 'Кодировка JSON другая, ожидается',
  'header-missing': 'Нет обязательного заголовка',
  'header-invalid': 'Заголовок не такой, как в контракте',
  'body-missing': 'Тело пустое, а контракт его описывает',
  'body-unexpected': 'Есть тело, которого контракт не описывает',
  'body-truncated': 'Тело оборвалось или не распаковывается',
  'body-unchecked': 'Тело не проверено: слишком велико или его нельзя прочитать',
  'body-not-json': 'Тело не читается как JSON',
  'body-required': 'Нет обязательного свойства',
  'body-null': 'null там, где контракт его не допускает, ожидается',
  'body-type': 'Другой тип, ожидается',
  'body-enum': 'Значения нет в закрытом перечислении',
  'enum-value-unknown': 'Нового значения ещё нет в растущем перечислении',
  'body-bom': 'Тело начинается с BOM, в JSON его быть не должно (RFC 8259)',
  'body-duplicate-key': 'Одно имя стоит в объекте дважды, одно из значений потеряется',
  'body-forbidden': 'Ответ с этим статусом не может иметь тела (RFC 9110)',
  'body-format': 'Другой формат, ожидается',
  'body-bound': 'Значение вне границ',
  'body-schema': 'Значение не подходит под схему',
  'property-refused': 'Контракт не допускает здесь других свойств',
  'property-undocumented': 'Свойства нет в контракте',
  'page-too-long': 'Строк больше, чем просили, ожидается',
  'page-number': 'Страница или её размер не те, что просили, ожидается',
  'page-totals': 'Счётчики страницы противоречат друг другу, ожидается',
  'search-field': 'По этому полю список не фильтруется, ожидается',
  'search-operation': 'Поле не сравнивается этой операцией, ожидается',
  'search-value': 'Поле не сравнивается с таким значением, ожидается',
  'search-sort': 'По этому полю список не сортируется, ожидается',
  'search-refused': 'Поиск, который обещан контрактом, отклонён',
  'search-unfulfilled': 'Строка не подходит под условие поиска',
  'search-missing': 'Нет строки, которая подходит под условие поиска',
  'server-failed': 'Сервер сломался на запросе',
  'invalid-accepted': 'Принято то, чего контракт не допускает',
  'search-unsorted': 'Строки стоят не в том порядке, который просили',
};

/** What a rule means. */
export function russianMeaning(rule: Rule): string {
  return RUSSIAN[rule].replace(/, ожидается$/, '');
}

/** What was found, in a sentence. It holds no value of the exchange in either language. */
export function liveMessage({ rule, detail, message }: Finding, language: Language): string {
  if (language === 'en') return message;
  if (rule === 'body-required' && detail.startsWith('«')) {
    return `Нет ${detail.replaceAll('» or «', '» или «')}: нужно хотя бы одно из этих свойств`;
  }
  return detail === '' ? RUSSIAN[rule] : `${RUSSIAN[rule]}: ${detail}`;
}
