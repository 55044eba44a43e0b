import { expect, test } from 'vitest';
import { writeCsv } from '#admin/spreadsheet/file/csv-writer.ts';

test('a file has a byte order mark, Windows line ends, and marks around what needs them', () => {
  const text = writeCsv([
    ['名稱', '數量'],
    ['a "quoted", name', 5],
    [undefined, -5],
  ]);
  expect(text).toBe('\uFEFF名稱,數量\r\n"a ""quoted"", name",5\r\n,-5\r\n');
});

test('a text that a spreadsheet would run as a formula is disarmed, a negative number is not', () => {
  expect(writeCsv([['=HYPERLINK("x")', '@x', '+1', '-5', -5]])).toBe(`\uFEFF"'=HYPERLINK(""x"")",'@x,'+1,'-5,-5\r\n`);
});
