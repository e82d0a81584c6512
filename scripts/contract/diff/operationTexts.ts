import type { Texts } from './drift';

/** What the messages name. They are words of the contract, never values. */
export interface OperationWords {
  'path-removed': object;
  'method-removed': object;
  'operation-added': object;
  'operation-deprecated': object;
  'operation-id-renamed': { from: string };
  'server-prefix-changed': object;
  'security-tightened': object;
  'security-loosened': object;
  'path-parameter-renamed': { from: string; to: string };
  'request-parameter-added': { name: string };
  'request-parameter-added-required': { name: string };
  'request-parameter-removed': { name: string };
  'request-parameter-became-required': { name: string };
  'request-parameter-became-optional': { name: string };
  'request-parameter-style-changed': { name: string };
  'request-parameter-deprecated': { name: string };
  'request-body-added': object;
  'request-body-added-required': object;
  'request-body-removed': object;
  'request-body-became-required': object;
  'request-body-became-optional': object;
  'request-media-type-removed': { name: string };
  'request-media-type-added': { name: string };
  'request-encoding-changed': object;
  'response-body-removed': object;
  'response-body-added': object;
  'response-media-type-removed': { name: string };
  'response-media-type-replaced': { from: string; to: string };
  'response-media-type-added': { name: string };
  'response-success-status-changed': { from: string; to: string };
  'response-success-status-added': { status: string };
  'response-success-status-removed': { status: string };
  'response-error-status-added': { status: string };
  'response-error-status-added-other-shape': { status: string };
  'response-error-status-removed': { status: string };
  'response-header-added': { name: string };
  'response-header-removed': { name: string };
  'response-header-required-removed': { name: string };
  'response-header-became-optional': { name: string };
  'response-header-became-required': { name: string };
  'response-header-deprecated': { name: string };
  'call-added': object;
  'call-removed': object;
  'status-accepted': { status: string };
  'status-refused': { status: string };
  'body-became-required': object;
  'body-became-optional': object;
  'search-filter-added': { name: string };
  'search-filter-removed': { name: string };
  'search-comparison-added': { name: string; comparison: string };
  'search-comparison-removed': { name: string; comparison: string };
  'search-order-added': { name: string };
  'search-order-removed': { name: string };
  'search-described': object;
  'search-undescribed': object;
}

export type OperationRule = keyof OperationWords;

/** How each of them is told. */
export const OPERATION_TEXTS: {
  readonly [Rule in OperationRule]: (words: OperationWords[Rule]) => Texts;
} = {
  'path-removed': () => ({ en: 'The path is gone', ru: 'Пути больше нет' }),
  'method-removed': () => ({
    en: 'The path no longer has this method',
    ru: 'У пути больше нет этого метода',
  }),
  'operation-added': () => ({ en: 'A new operation', ru: 'Новая операция' }),
  'operation-deprecated': () => ({ en: 'Deprecated', ru: 'Операция объявлена устаревшей' }),
  'operation-id-renamed': ({ from }) => ({
    en: `The operationId is no longer ${from}`,
    ru: `operationId больше не ${from}`,
  }),
  'server-prefix-changed': () => ({
    en: 'The server has another prefix before every path',
    ru: 'У сервера другой префикс перед каждым путём',
  }),
  'security-tightened': () => ({
    en: 'What was enough to be let in is not enough any more',
    ru: 'Прежних средств доступа больше не достаточно',
  }),
  'security-loosened': () => ({
    en: 'Less, or something else as well, is enough to be let in',
    ru: 'Для доступа достаточно меньшего или есть ещё один способ',
  }),
  'path-parameter-renamed': ({ from, to }) => ({
    en: `The path parameter ${from} is called ${to}; the URL is the same`,
    ru: `Параметр пути ${from} назван ${to}; адрес прежний`,
  }),
  'request-parameter-added': ({ name }) => ({
    en: `The optional parameter ${name} is new`,
    ru: `Новый необязательный параметр ${name}`,
  }),
  'request-parameter-added-required': ({ name }) => ({
    en: `The parameter ${name} is new and required`,
    ru: `Новый обязательный параметр ${name}`,
  }),
  'request-parameter-removed': ({ name }) => ({
    en: `The parameter ${name} is gone`,
    ru: `Параметра ${name} больше нет`,
  }),
  'request-parameter-became-required': ({ name }) => ({
    en: `The parameter ${name} is now required`,
    ru: `Параметр ${name} стал обязательным`,
  }),
  'request-parameter-became-optional': ({ name }) => ({
    en: `The parameter ${name} is no longer required`,
    ru: `Параметр ${name} больше не обязателен`,
  }),
  'request-parameter-style-changed': ({ name }) => ({
    en: `The parameter ${name} is written in another way`,
    ru: `Параметр ${name} записывается по-другому`,
  }),
  'request-parameter-deprecated': ({ name }) => ({
    en: `The parameter ${name} is deprecated`,
    ru: `Параметр ${name} объявлен устаревшим`,
  }),
  'request-body-added': () => ({
    en: 'A request body is possible now',
    ru: 'Теперь у запроса может быть тело',
  }),
  'request-body-added-required': () => ({
    en: 'A request body is demanded now',
    ru: 'Теперь запрос обязан иметь тело',
  }),
  'request-body-removed': () => ({
    en: 'The request has no body any more',
    ru: 'У запроса больше нет тела',
  }),
  'request-body-became-required': () => ({
    en: 'The request body is now required',
    ru: 'Тело запроса стало обязательным',
  }),
  'request-body-became-optional': () => ({
    en: 'The request body is no longer required',
    ru: 'Тело запроса больше не обязательно',
  }),
  'request-media-type-removed': ({ name }) => ({
    en: `A body of the type ${name} is no longer accepted`,
    ru: `Тело типа ${name} больше не принимается`,
  }),
  'request-media-type-added': ({ name }) => ({
    en: `A body of the type ${name} is accepted, too`,
    ru: `Принимается и тело типа ${name}`,
  }),
  'request-encoding-changed': () => ({
    en: 'The parts of the form are encoded in another way',
    ru: 'Части формы кодируются по-другому',
  }),
  'response-body-removed': () => ({ en: 'The body is gone', ru: 'Тела ответа больше нет' }),
  'response-body-added': () => ({ en: 'There is a body now', ru: 'У ответа появилось тело' }),
  'response-media-type-removed': ({ name }) => ({
    en: `The answer no longer comes as ${name}`,
    ru: `Ответ больше не приходит как ${name}`,
  }),
  'response-media-type-replaced': ({ from, to }) => ({
    en: `The answer comes as ${to} in place of ${from}`,
    ru: `Ответ приходит как ${to} вместо ${from}`,
  }),
  'response-media-type-added': ({ name }) => ({
    en: `The answer can also come as ${name}`,
    ru: `Ответ может прийти и как ${name}`,
  }),
  'response-success-status-changed': ({ from, to }) => ({
    en: `Success is no longer ${from}, but ${to}`,
    ru: `Успех теперь не ${from}, а ${to}`,
  }),
  'response-success-status-added': ({ status }) => ({
    en: `Success may also be ${status} now`,
    ru: `Успехом теперь бывает и ${status}`,
  }),
  'response-success-status-removed': ({ status }) => ({
    en: `Success is never ${status} any more`,
    ru: `Успеха ${status} больше не бывает`,
  }),
  'response-error-status-added': ({ status }) => ({
    en: `The error ${status} is new`,
    ru: `Новая ошибка ${status}`,
  }),
  'response-error-status-added-other-shape': ({ status }) => ({
    en: `The error ${status} is new, and its body has another shape than the other errors`,
    ru: `Новая ошибка ${status}, и её тело устроено не так, как у других ошибок`,
  }),
  'response-error-status-removed': ({ status }) => ({
    en: `The error ${status} is no longer described`,
    ru: `Ошибка ${status} больше не описана`,
  }),
  'response-header-added': ({ name }) => ({
    en: `The header ${name} is new`,
    ru: `Новый заголовок ${name}`,
  }),
  'response-header-removed': ({ name }) => ({
    en: `The optional header ${name} is gone`,
    ru: `Необязательного заголовка ${name} больше нет`,
  }),
  'response-header-required-removed': ({ name }) => ({
    en: `The required header ${name} is gone`,
    ru: `Обязательного заголовка ${name} больше нет`,
  }),
  'response-header-became-optional': ({ name }) => ({
    en: `The header ${name} is no longer required`,
    ru: `Заголовок ${name} больше не обязателен`,
  }),
  'response-header-became-required': ({ name }) => ({
    en: `The header ${name} is now required`,
    ru: `Заголовок ${name} стал обязательным`,
  }),
  'response-header-deprecated': ({ name }) => ({
    en: `The header ${name} is deprecated`,
    ru: `Заголовок ${name} объявлен устаревшим`,
  }),
  'call-added': () => ({ en: 'The server makes it now', ru: 'Сервер теперь его делает' }),
  'call-removed': () => ({
    en: 'The server does not make it any more',
    ru: 'Сервер его больше не делает',
  }),
  'status-accepted': ({ status }) => ({
    en: `The server accepts the status ${status}, too`,
    ru: `Сервер принимает и статус ${status}`,
  }),
  'status-refused': ({ status }) => ({
    en: `The server does not accept the status ${status} any more`,
    ru: `Сервер больше не принимает статус ${status}`,
  }),
  'body-became-required': () => ({
    en: 'What the server sends always has a body now',
    ru: 'У того, что присылает сервер, теперь всегда есть тело',
  }),
  'body-became-optional': () => ({
    en: 'What the server sends may have no body now',
    ru: 'У того, что присылает сервер, теперь может не быть тела',
  }),
  'search-filter-added': ({ name }) => ({
    en: `The list can now be filtered by ${name}`,
    ru: `Список теперь фильтруется по ${name}`,
  }),
  'search-filter-removed': ({ name }) => ({
    en: `The list can no longer be filtered by ${name}`,
    ru: `Список больше не фильтруется по ${name}`,
  }),
  'search-comparison-added': ({ name, comparison }) => ({
    en: `${name} can now be compared by ${comparison}`,
    ru: `${name} теперь сравнивается операцией ${comparison}`,
  }),
  'search-comparison-removed': ({ name, comparison }) => ({
    en: `${name} can no longer be compared by ${comparison}`,
    ru: `${name} больше не сравнивается операцией ${comparison}`,
  }),
  'search-order-added': ({ name }) => ({
    en: `The list can now be ordered by ${name}`,
    ru: `Список теперь сортируется по ${name}`,
  }),
  'search-order-removed': ({ name }) => ({
    en: `The list can no longer be ordered by ${name}`,
    ru: `Список больше не сортируется по ${name}`,
  }),
  'search-described': () => ({
    en: 'The contract now says what the list can be asked for: nothing else may be',
    ru: 'Контракт теперь говорит, о чём можно спросить список: о другом нельзя',
  }),
  'search-undescribed': () => ({
    en: 'The contract no longer says what the list can be asked for',
    ru: 'Контракт больше не говорит, о чём можно спросить список',
  }),
};
