const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Where an HTTP/1.1 answer ends in what was received so far; null while it is not whole. Reads the
 * two forms that servers of JSON use: a declared length, and chunks (RFC 9112, 6.2 and 7.1).
 *
 * @throws Error for an answer of another form
 */
export function findAnswerEnd(received: Buffer): number | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const head = received.toString('latin1', 0, headEnd + 2);
  const start = headEnd + HEAD_END.length;
  const length = /\r\ncontent-length: *(\d+)\r\n/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = start + Number(length);
    return received.length >= end ? end : null;
  }
  if (/\r\ntransfer-encoding: *chunked\r\n/i.test(head)) return findLastChunkEnd(received, start);
  throw new Error('an answer of unknown length');
}

function findLastChunkEnd(received: Buffer, start: number): number | null {
  let at = start;
  for (;;) {
    const lineEnd = received.indexOf('\r\n', at);
    if (lineEnd === -1) return null;
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16);
    if (Number.isNaN(size)) throw new Error('a chunk without a size');
    const end = lineEnd + 2 + size + 2;
    if (received.length < end) return null;
    if (size === 0) return end;
    at = end;
  }
}
