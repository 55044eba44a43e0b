import { expect, test } from 'vitest';
import { textIn } from '#server/hospital-system/text-in.ts';

const big5 = Buffer.from('b3afa4d3a55c', 'hex'); // 陳太功; the last byte alone would be a stroke

test.each(['big5', 'Big5-HKSCS', 'MS950', '"big5"'])('an answer in %s is read as Big5', (charset) => {
  expect(textIn(big5, `application/json; charset=${charset}`)).toBe('陳太功');
});

test.each([undefined, 'application/json', 'text/plain; charset=nobody-knows', 'application/json;charset=ISO-8859-1'])(
  'UTF-8 is read where the media type is %s, without a mark of the byte order',
  (mediaType) => {
    expect(textIn(Buffer.from('\uFEFF陳太功'), mediaType)).toBe('陳太功');
  },
);

test('Latin letters are read where they are no UTF-8', () => {
  expect(textIn(Buffer.from('José', 'latin1'), 'application/json; charset=iso-8859-1')).toBe('José');
});

test('bytes that are no text in what they are said to be are none', () => {
  expect(textIn(big5)).toBeUndefined();
  expect(textIn(big5, 'application/json; charset=utf-8')).toBeUndefined();
  expect(textIn(big5, 'application/json; charset=iso-8859-1')).toBeUndefined();
});
