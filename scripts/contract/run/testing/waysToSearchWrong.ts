import { PARCEL, type DepotAnswer, type DepotSearch } from './depotBackend';
import type { WayToBreak } from './wayToBreak';

const PAGE = { totalElements: 1, totalPages: 1, number: 0, size: 20 };

function search(
  way: string,
  spoil: (answer: DepotAnswer, asked: DepotSearch) => DepotAnswer,
  rule: string,
  place: string,
  words: string,
): WayToBreak {
  return {
    way,
    operation: 'findParcels',
    fault: spoil,
    found: { rule, place: `openapi.yaml > x-searchable:${place}`, words },
  };
}

const asks = (asked: DepotSearch, field: string): boolean =>
  asked.filters.some((one) => one.field === field && one.operation !== 'NE');

const refusal = (answer: DepotAnswer): DepotAnswer => ({
  ...answer,
  status: 400,
  body: { message: 'Неизвестное поле' },
});

/** Faults: a search is refused, ignores its conditions or its order, or omits rows. */
export const WAYS_TO_SEARCH_WRONG: readonly WayToBreak[] = [
  search(
    'refuses a field that it offers',
    (answer, asked) => (asks(asked, 'weight') ? refusal(answer) : answer),
    'search-refused',
    '',
    'Поиск, который обещан контрактом, отклонён: weight EQ, weight IN, weight GE, weight LE; 400',
  ),
  search(
    'refuses an order that it offers',
    (answer, asked) =>
      asked.sorts.some(({ field }) => field === 'weight') ? refusal(answer) : answer,
    'search-refused',
    '',
    'отклонён: weight DESC; 400',
  ),
  search(
    'ignores a condition',
    (answer, asked) =>
      asks(asked, 'id')
        ? {
            ...answer,
            body: { ...PAGE, totalElements: 2, content: [PARCEL, { ...PARCEL, id: 'P-9' }] },
          }
        : answer,
    'search-unfulfilled',
    ' > id:',
    'Строка не подходит под условие поиска: id EQ; string',
  ),
  search(
    'ignores the order',
    (answer, asked) =>
      asked.sorts.length > 0
        ? {
            ...answer,
            body: {
              ...PAGE,
              totalElements: 3,
              content: [
                PARCEL,
                { ...PARCEL, id: 'P-2', weight: 7 },
                { ...PARCEL, id: 'P-3', weight: 5 },
              ],
            },
          }
        : answer,
    'search-unsorted',
    ' > sorts:',
    'Строки стоят не в том порядке, который просили: weight DESC; another order',
  ),
  search(
    'finds nothing where a row fits',
    (answer, asked) =>
      asks(asked, 'id')
        ? { ...answer, body: { ...PAGE, totalElements: 0, totalPages: 0, content: [] } }
        : answer,
    'search-missing',
    ' > id:',
    'Нет строки, которая подходит под условие поиска: id EQ',
  ),
  search(
    'finds one of several rows that fit',
    (answer, asked) =>
      asks(asked, 'createdDateTime') ? { ...answer, body: { ...PAGE, content: [PARCEL] } } : answer,
    'search-missing',
    ' > createdDateTime:',
    'Нет строки, которая подходит под условие поиска: createdDateTime GE',
  ),
  search(
    'omits rows of an ordered list',
    (answer, asked) =>
      asked.sorts.some(({ field }) => field === 'weight')
        ? { ...answer, body: { ...PAGE, content: [PARCEL] } }
        : answer,
    'search-missing',
    ' > sorts:',
    'Нет строки, которая подходит под условие поиска: weight',
  ),
];
