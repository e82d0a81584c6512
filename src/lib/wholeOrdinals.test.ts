import { expect, it } from 'vitest';
import { wholeOrdinals } from './shownText';

it.each([
  ['7-я линия В. О., д. 12', '7\u2011я линия В. О., д. 12'],
  ['до 10-го числа, 2-Й', 'до 10\u2011го числа, 2\u2011Й'],
  ['помещ. 4-Н', 'помещ. 4\u2011Н'],
  ['Санкт-Петербург, 12-14, 3-комнатная', 'Санкт-Петербург, 12-14, 3-комнатная'],
])('wholeOrdinals changes only the hyphens of ordinals in «%s»', (text, whole) => {
  expect(wholeOrdinals(text)).toBe(whole);
});
