import { makeFetchTransport, type BrowserOptions } from '@sentry/react';
import { scrubValue } from '../privacy/scrubValue';

type MakeTransport = NonNullable<BrowserOptions['transport']>;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** Known kinds of items; an envelope with an item of another kind is not sent. */
const SENT = new Set([
  'event',
  'session',
  'client_report',
  'feedback',
  'transaction',
  'span',
  'replay_event',
  'replay_recording',
]);

/** Compresses a text with zlib, because the service accepts zlib; undefined if the browser cannot. */
async function deflate(text: string): Promise<Uint8Array | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const { readable, writable } = new CompressionStream('deflate');
  const writer = writable.getWriter();
  const written = writer.write(new TextEncoder().encode(text)).then(() => writer.close());
  const packed = await new Response(readable).arrayBuffer();
  await written;
  return new Uint8Array(packed);
}

/**
 * Cleans a recording: a line of JSON about the segment, and one with its events. Undefined for a compressed recording;
 * rejects if the JSON is invalid.
 */
async function cleanRecording(recording: unknown): Promise<Uint8Array | undefined> {
  if (typeof recording !== 'string') return undefined; // compressed text cannot be cleaned
  const [head = '', ...rest] = recording.split('\n');
  const segment: unknown = JSON.parse(head);
  const events: unknown = JSON.parse(rest.join('\n'));
  const lines = JSON.stringify(scrubValue(events));
  const first = new TextEncoder().encode(`${JSON.stringify(scrubValue(segment))}\n`);
  const body = (await deflate(lines)) ?? new TextEncoder().encode(lines);
  const whole = new Uint8Array(first.length + body.length);
  whole.set(first);
  whole.set(body, first.length);
  return whole;
}

/** Returns an item without personal data; undefined if it cannot be cleaned or its kind is unknown. */
async function cleanItem(item: readonly unknown[]): Promise<unknown[] | undefined> {
  const [head, payload] = item;
  if (typeof head !== 'object' || head === null || !('type' in head)) return undefined;
  if (typeof head.type !== 'string' || !SENT.has(head.type)) return undefined;
  if (head.type !== 'replay_recording') return [head, scrubValue(payload)];
  const recording = await cleanRecording(payload);
  return recording && [{ ...head, length: recording.length }, recording];
}

/** Returns an envelope without personal data; undefined if one of its items cannot be cleaned. */
export async function cleanEnvelope([head, items]: Envelope): Promise<Envelope | undefined> {
  const clean: unknown[] = [];
  for (const item of items) {
    const left = await cleanItem(item);
    if (left) clean.push(left);
  }
  // A replay event is useless without its recording, and vice versa.
  if (clean.length < items.length) return undefined;
  const envelope: unknown = [cleanHead(head), clean];
  return isEnvelope(envelope) ? envelope : undefined;
}

/** The library's type does not describe envelopes in more detail. */
const isEnvelope = (value: unknown): value is Envelope =>
  Array.isArray(value) && value.length === 2;

/** Fields of the head that are kept unchanged. */
const HEAD = new Set(['event_id', 'sent_at', 'dsn', 'sdk']);
const isOfPerson = (name: string) => name === 'transaction' || name.startsWith('user');

function cleanHead(head: object): unknown {
  return Object.fromEntries(
    Object.entries(head).flatMap(([name, value]: [string, unknown]) => {
      if (HEAD.has(name)) return [[name, value]];
      if (name !== 'trace' || typeof value !== 'object' || value === null) return [];
      return [
        [name, Object.fromEntries(Object.entries(value).filter(([key]) => !isOfPerson(key)))],
      ];
    }),
  );
}

/** Cleans every envelope of the library before it is sent; an envelope that cannot be cleaned is not sent. */
export const cleanTransport =
  (make: MakeTransport = makeFetchTransport): MakeTransport =>
  (options) => {
    const transport = make(options);
    return {
      send: async (envelope) => {
        const clean = await cleanEnvelope(envelope).catch(() => undefined);
        return clean ? transport.send(clean) : {};
      },
      flush: (timeout) => transport.flush(timeout),
    };
  };
