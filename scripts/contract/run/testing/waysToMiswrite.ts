import { PARCEL, type DepotAnswer } from './depotBackend';
import { changed, type WayToBreak } from './wayToBreak';

const JSON_OF_PARCEL = JSON.stringify(PARCEL);
const ANSWER = 'openapi.yaml > /parcels/{id}: > get: > application/json';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const PDF = { 'Content-Type': 'application/pdf' };

function written(
  way: string,
  change: Partial<DepotAnswer>,
  found: WayToBreak['found'],
): WayToBreak {
  return { way, operation: 'getParcel', fault: changed(change), found };
}

function label(
  way: string,
  headers: Readonly<Record<string, string>>,
  words: string,
  rule = 'header-invalid',
): WayToBreak {
  const place = 'openapi.yaml > Content-Disposition:';
  return {
    way,
    operation: 'downloadLabel',
    fault: changed({ headers: { ...PDF, ...headers } }),
    found: { rule, place, words },
  };
}

/** Faults: the syntax, encoding, headers or status of a response are wrong. */
export const WAYS_TO_MISWRITE: readonly WayToBreak[] = [
  written(
    'begins with a BOM',
    { body: `\uFEFF${JSON_OF_PARCEL}` },
    {
      rule: 'body-bom',
      place: ANSWER,
      words: 'Тело начинается с BOM',
      isAccepted: true,
    },
  ),
  written(
    'sends a name twice',
    { body: JSON_OF_PARCEL.replace('{', '{"weight":3,') },
    {
      rule: 'body-duplicate-key',
      place: ANSWER,
      words: 'Одно имя стоит в объекте дважды',
      isAccepted: true,
    },
  ),
  written(
    'cuts the JSON',
    { body: JSON_OF_PARCEL.slice(0, 60) },
    {
      rule: 'body-truncated',
      place: ANSWER,
      words: 'Тело оборвалось',
    },
  ),
  written(
    'sends no JSON',
    { body: 'Ошибка' },
    {
      rule: 'body-not-json',
      place: ANSWER,
      words: 'Тело не читается как JSON; text',
    },
  ),
  written(
    'sends NaN',
    { body: JSON_OF_PARCEL.replace('"weight":3', '"weight":NaN') },
    {
      rule: 'body-not-json',
      place: ANSWER,
      words: 'Тело не читается как JSON',
    },
  ),
  written(
    'sends nothing',
    { body: '' },
    {
      rule: 'body-missing',
      place: "openapi.yaml > /parcels/{id}: > get: > '200':",
      words: 'Тело пустое',
    },
  ),
  written(
    'writes in windows-1251',
    { body: Uint8Array.of(0x22, 0xcf, 0xf0, 0x22) },
    {
      rule: 'body-not-json',
      place: ANSWER,
      words: 'Тело не читается как JSON',
    },
  ),
  written(
    'declares windows-1251',
    { headers: { 'Content-Type': 'application/json; charset=windows-1251' } },
    {
      rule: 'charset',
      place: ANSWER,
      words: 'Кодировка JSON другая, ожидается: utf-8',
      isAccepted: true,
    },
  ),
  written(
    'calls JSON text',
    { headers: { 'Content-Type': 'text/plain' } },
    {
      rule: 'content-type',
      place: 'openapi.yaml > /parcels/{id}: > get: > content:',
      words: 'application/json; text/plain',
    },
  ),
  written(
    'declares a vendor type instead of JSON',
    { headers: { 'Content-Type': 'application/x+json' } },
    {
      rule: 'content-type',
      place: 'openapi.yaml > /parcels/{id}: > get: > content:',
      words: 'application/json; application/*+json',
    },
  ),
  written(
    'names no type',
    { headers: {} },
    {
      rule: 'content-type',
      place: 'openapi.yaml > /parcels/{id}: > get: > content:',
      words: 'application/json; nothing',
    },
  ),
  written(
    'answers 201',
    { status: 201 },
    {
      rule: 'status-undocumented',
      place: 'openapi.yaml > /parcels/{id}: > get: > responses:',
      words: 'Успешного ответа с таким статусом нет в контракте: 201',
    },
  ),
  written(
    'answers 204',
    { status: 204, headers: {}, body: null },
    {
      rule: 'status-undocumented',
      place: 'openapi.yaml > /parcels/{id}: > get: > responses:',
      words: '204',
    },
  ),
  written(
    'redirects the client',
    { status: 302, headers: { Location: '/login' }, body: '' },
    {
      rule: 'status-undocumented',
      place: 'openapi.yaml > /parcels/{id}: > get: > responses:',
      words: '302',
    },
  ),
  written(
    'answers with an undescribed error',
    { status: 500, headers: JSON_TYPE, body: {} },
    {
      rule: 'error-status-undocumented',
      place: 'openapi.yaml > /parcels/{id}: > get: > responses:',
      words: 'Ошибки с таким статусом нет в контракте: 500',
      isAccepted: true,
    },
  ),
  written(
    'answers 404 with a page',
    { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<p>' },
    {
      rule: 'path-not-served',
      place: 'openapi.yaml > /parcels/{id}: > get:',
      words: '404',
    },
  ),
  written(
    'is replaced by the page of a gateway',
    { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<p>' },
    {
      rule: 'gateway-page',
      place: 'openapi.yaml > /parcels/{id}: > get:',
      words: 'Ответил не сервер',
      isAccepted: true,
    },
  ),
  {
    way: 'answers 204 with a body',
    operation: 'getPulse',
    fault: {
      act: ({ socket }) => {
        socket?.end('HTTP/1.1 204 No Content\r\nContent-Length: 2\r\nConnection: close\r\n\r\nOK');
      },
    },
    found: {
      rule: 'body-forbidden',
      place: "openapi.yaml > /pulse: > '204':",
      words: 'не может иметь тела',
    },
  },
  label('names no file', {}, 'Content-Disposition', 'header-missing'),
  label(
    'names a file in raw Cyrillic',
    { 'Content-Disposition': Buffer.from('attachment; filename="Акт.pdf"').toString('latin1') },
    'letters beyond ASCII',
  ),
  label(
    'names a file in an encoding of its own',
    { 'Content-Disposition': "attachment; filename*=windows-1251''%C0.pdf" },
    'filename* that cannot be read',
  ),
  label(
    'names a file in broken percents',
    { 'Content-Disposition': "attachment; filename*=UTF-8''%D0.pdf" },
    'filename* that cannot be read',
  ),
];
