import { act, changed, type WayToBreak } from './wayToBreak';

const PARCEL_CALL = 'openapi.yaml > /parcels/{id}: > get:';
const SILENT = { rule: 'no-answer', place: PARCEL_CALL } as const;

/** Faults: the depot does not respond, or its response is incomplete or unreadable. */
export const WAYS_TO_BE_SILENT: readonly WayToBreak[] = [
  {
    way: 'never answers',
    operation: 'getParcel',
    fault: act(() => undefined),
    found: { ...SILENT, words: 'Сервер не ответил; nothing in 2000 ms' },
  },
  {
    way: 'resets the connection',
    operation: 'getParcel',
    fault: act(({ socket }) => socket?.resetAndDestroy()),
    found: { ...SILENT, words: 'Сервер не ответил; connection reset' },
  },
  {
    way: 'closes the connection without an answer',
    operation: 'getPulse',
    fault: act(({ socket }) => socket?.end()),
    found: { rule: 'no-answer', place: 'openapi.yaml > /pulse: > get:', words: 'connection reset' },
  },
  {
    way: 'answers with other bytes than HTTP',
    operation: 'getParcel',
    fault: act(({ socket }) => socket?.end('hello\r\n\r\n')),
    found: { ...SILENT, words: 'Сервер не ответил; no HTTP' },
  },
  {
    way: 'sends the status, then nothing',
    operation: 'getParcel',
    fault: act((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '9' });
      response.flushHeaders();
    }),
    found: { ...SILENT, words: 'Сервер не ответил; 200, then nothing in 2000 ms' },
  },
  {
    way: 'stalls in the middle of a body',
    operation: 'findParcels',
    fault: act((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"content":[');
    }),
    found: {
      rule: 'no-answer',
      place: 'openapi.yaml > /parcels/find: > post:',
      words: '200, then nothing in 2000 ms',
    },
  },
  {
    way: 'dies in the middle of a body',
    operation: 'getParcel',
    fault: act((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '900' });
      response.write('{"id":');
      setImmediate(() => response.destroy());
    }),
    found: {
      rule: 'body-truncated',
      place: PARCEL_CALL,
      words: 'Тело оборвалось',
    },
  },
  {
    way: 'leaves out the last chunk',
    operation: 'getParcel',
    fault: act((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"id":');
      setImmediate(() => response.socket?.end());
    }),
    found: { rule: 'body-truncated', place: PARCEL_CALL, words: 'Тело оборвалось' },
  },
  {
    way: 'sends a broken gzip body',
    operation: 'getParcel',
    fault: changed({
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: 'no gzip',
    }),
    found: { rule: 'body-truncated', place: PARCEL_CALL, words: 'Тело оборвалось' },
  },
];
