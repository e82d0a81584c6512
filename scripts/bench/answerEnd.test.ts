import { describe, expect, it } from 'vitest';
import { findAnswerEnd } from './answerEnd';

const plain = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 6\r\nX: y\r\n\r\nабв');
const chunked = Buffer.from(
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n\r\n\r\n\r\n1\r\na\r\n1\r\nb\r\n0\r\n\r\n',
);

describe('the end of an answer', () => {
  it.each([
    ['of a declared length', plain],
    ['in chunks', chunked],
  ])('is found %s, byte by byte, and before what follows', (_, answer) => {
    for (let length = 0; length < answer.length; length += 1) {
      expect(findAnswerEnd(answer.subarray(0, length))).toBeNull();
    }
    expect(findAnswerEnd(answer)).toBe(answer.length);
    expect(findAnswerEnd(Buffer.concat([answer, answer]))).toBe(answer.length);
  });

  it('is not guessed', () => {
    expect(() => findAnswerEnd(Buffer.from('HTTP/1.1 200 OK\r\n\r\n{}'))).toThrow('unknown length');
  });
});
