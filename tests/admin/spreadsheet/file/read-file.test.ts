import { expect, test } from 'vitest';
import { readFile } from '#admin/spreadsheet/file/read-file.ts';
import type { FileFaultCode } from '#admin/spreadsheet/file/table.ts';
import { writeXlsx } from '#admin/spreadsheet/file/xlsx-writer.ts';
import { zip } from '#admin/spreadsheet/file/zip-writer.ts';
import { limits } from '#generated/limits.ts';
import { xlsx } from '../sheets.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (value: string) => new TextEncoder().encode(value);

async function rowsOf(file: Uint8Array) {
  const { tables } = await readFile(file, 'zh-TW');
  return tables[0]?.rows.map(({ cells }) => [...cells]);
}

test('a workbook of another program is read: shared texts, prefixes, cells without places, days, errors', async () => {
  const styles = `<numFmts><numFmt numFmtId="176" formatCode="[$-404]e/m/d;@"/><numFmt numFmtId="177" formatCode="0.00E+00"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="176"/><xf numFmtId="20"/><xf numFmtId="177"/></cellXfs>`;
  const sheet = `<x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>
    <x:row r="4"><x:c r="A4" s="1"><x:v>46349</x:v></x:c><x:c r="B4" s="2"><x:v>46349.5</x:v></x:c><x:c r="D4" s="3"><x:v>0.354166666666667</x:v></x:c>
    <x:c r="E4" t="e"><x:v>#REF!</x:v></x:c><x:c r="F4" s="4"><x:v>12000</x:v></x:c><x:c r="G4" t="b"><x:v>1</x:v></x:c></x:row></x:sheetData>`;
  const file = await xlsx(sheet, { styles, texts: ['診間&amp;代碼', '名</t><rPh><t>かな</t></rPh><t>稱'] });
  expect(await rowsOf(file)).toEqual([
    ['診間&代碼', '名稱'],
    ['2026-11-23', '2026-11-23 12:00', undefined, '08:30', { error: '#REF!' }, 12000, true],
  ]);
});

test('a number that the sheet shows with zeros in front is read as it is shown', async () => {
  const styles = `<numFmts><numFmt numFmtId="176" formatCode="000000"/><numFmt numFmtId="177" formatCode="0000;-0000"/><numFmt numFmtId="178" formatCode="0.00"/></numFmts>
    <cellXfs><xf numFmtId="176"/><xf numFmtId="177"/><xf numFmtId="178"/></cellXfs>`;
  const values = [
    [0, 42],
    [1, 7],
    [2, 5],
    [0, 1234567],
    [0, 1.5],
  ];
  const cells = values.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join('');
  const file = await xlsx(`<sheetData><row r="1">${cells}</row></sheetData>`, { styles });
  expect(await rowsOf(file)).toEqual([['000042', '0007', 5, '1234567', 1.5]]);
});

test('a formula that the program has not worked out is no empty cell; one that came to no text is', async () => {
  const sheet = `<sheetData><row r="1"><c r="A1"><f>B1</f></c><c r="B1"><f>C1</f><v/></c><c r="C1" t="str"><f>"眼"&amp;"科"</f><v>眼科</v></c>
    <c r="D1" t="str"><f>""</f><v></v></c><c r="E1"><f t="shared" si="0"/><v>7</v></c><c r="F1"><f t="shared" si="0"/></c><c r="G1"/></row></sheetData>`;
  const none = { error: '' };
  expect(await rowsOf(await xlsx(sheet))).toEqual([[none, none, '眼科', undefined, 7, none]]);
});

test('days that count from 1904 are the same days', async () => {
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
  const sheet = '<sheetData><row r="1"><c r="A1" s="0"><v>44887</v></c></row></sheetData>';
  const file = await xlsx(sheet, { styles, workbook: '<workbookPr date1904="1"/>' });
  expect(await rowsOf(file)).toEqual([['2026-11-23']]);
});

test('a range that is merged downwards has its value in each row, a title over all columns only in its own', async () => {
  const sheet = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>診間一覽表</t></is></c></row>
    <row r="2"><c r="A2" t="inlineStr"><is><t>眼科</t></is></c><c r="B2"><v>1</v></c></row><row r="3"><c r="B3"><v>2</v></c></row></sheetData>
    <mergeCells><mergeCell ref="A1:F1"/><mergeCell ref="A2:A3"/></mergeCells>`;
  expect(await rowsOf(await xlsx(sheet))).toEqual([['診間一覽表'], ['眼科', 1], ['眼科', 2]]);
});

test('what we write is read as it was, formulas as texts', async () => {
  const columns = [{ label: '名稱' }, { label: '號碼', number: 'figure' as const }];
  const rows = [
    ['=HYPERLINK("x")', 5],
    ['a\n"b" <c> & 𠮷', undefined],
    ['007', 0.5],
  ];
  const file = await writeXlsx([{ name: '診間', columns, rows }], 'zh-TW', '選項');
  expect(await rowsOf(file)).toEqual([['名稱', '號碼'], [`'=HYPERLINK("x")`, 5], ['a\n"b" <c> & 𠮷'], ['007', 0.5]]);
});

test('text files are read whatever stands between their cells and however they are written', async () => {
  const rows = [
    ['代碼', '名稱'],
    ['A,1', '第一\n診間'],
  ];
  expect(await rowsOf(text('\uFEFF代碼,名稱\r\n"A,1","第一\n診間"\r\n'))).toEqual(rows);
  expect(await rowsOf(text('代碼;名稱\n"A,1";"第一\n診間"\n\n'))).toEqual(rows);
  expect(await rowsOf(text('sep=\t\n代碼\t名稱\rA,1\t"第一\n診間"'))).toEqual(rows);
  expect(await rowsOf(Buffer.from('\uFEFF代碼\t名稱\r\nA,1\t"第一\n診間"', 'utf16le'))).toEqual(rows);
  expect(await rowsOf(Buffer.from('\uFEFF代碼\t名稱\r\nA,1\t"第一\n診間"', 'utf16le').swap16())).toEqual(rows);
});

test('what stands between cells is what every row has as often, not what texts and lists have more of', async () => {
  const lists = ['code,name,departments', 'D1,Chen,EYE;ENT;GP;ER', 'D2,Lin,EYE;ENT;GP;ER;ICU;OB;PED', 'D3,Wu,'];
  expect((await rowsOf(text(lists.join('\n'))))?.[1]).toEqual(['D1', 'Chen', 'EYE;ENT;GP;ER']);
  const places = [
    'Rooms, main building',
    'code;location',
    'A1;"1F; a"',
    'A2;2F, east, left',
    'A3;3F, west, right, end',
  ];
  expect((await rowsOf(text(places.join('\r\n'))))?.[3]).toEqual(['A2', '2F, east, left']);
});

test('a code that a hospital system wrote as a formula, so that Excel leaves it its zeros, is the code', async () => {
  const line = `="007","=""0,1""",=A1,'="x"\n`;
  expect(await rowsOf(text(line))).toEqual([['007', '0,1', '=A1', `'="x"`]]);
});

test('what is not UTF-8 is Big5, in Thailand windows-874', async () => {
  const big5 = bytes(0xb6, 0x45, 0xb6, 0xa1, 0x2c, 0xb3, 0xaf, 0x0a);
  expect(await readFile(big5, 'zh-TW')).toMatchObject({
    encoding: 'big5',
    tables: [{ rows: [{ cells: ['診間', '陳'] }] }],
  });
  const thai = bytes(0xcb, 0xe9, 0xcd, 0xa7);
  expect(await readFile(thai, 'th')).toMatchObject({
    encoding: 'windows-874',
    tables: [{ rows: [{ cells: ['ห้อง'] }] }],
  });
});

test('a text with a few characters that nobody else knows is read, and they are marked', async () => {
  const room = [0xb6, 0x45, 0xb6, 0xa1];
  const cells = (file: Uint8Array, locale: 'zh-TW' | 'th' = 'zh-TW') =>
    readFile(file, locale).then(({ encoding, tables }) => [encoding, ...(tables[0]?.rows[0]?.cells ?? [])]);
  // The hospital's own characters: unknown to Big5, or those of Hong Kong to a browser.
  expect(await cells(bytes(...room, 0x2c, 0x8e, 0x40, 0xb3, 0xaf))).toEqual(['big5', '診間', '\uFFFD陳']);
  expect(await cells(bytes(...room, 0x2c, 0xfa, 0x40, 0xb3, 0xaf))).toEqual(['big5', '診間', '\uFFFD陳']);
  expect(await cells(bytes(...room, 0x2c, 0x81, 0x40, 0x2c, 0xb3, 0xaf))).toEqual(['big5', '診間', '\uFFFD', '陳']);
  // A field that was cut off after so many bytes, in the middle of a character.
  const long = Array.from({ length: 30 }, () => [0xa4, 0xfd, 0xb6, 0xa1]).flat();
  const [encoding, first, ...others] = await cells(bytes(...long, 0xb6, 0x2c, ...room));
  expect([encoding, String(first).slice(-2), ...others]).toEqual(['big5', '間\uFFFD', '診間']);
  const utf8 = text('\uFEFF診間,陳');
  expect(await cells(utf8.slice(0, -1))).toEqual(['utf-8', '診間', '\uFFFD']);
  const thai = bytes(0xcb, 0xe9, 0xcd, 0xa7, 0xcb, 0x2c, 0x31);
  expect(await cells(thai)).toEqual(['windows-874', 'ห้องห', '1']);
});

test('a file that is something else than it says is refused with its reason', async () => {
  const cases: [FileFaultCode, Uint8Array][] = [
    ['noTable', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)],
    ['noTable', text('%PDF-1.7 …')],
    ['noTable', await zip({ 'word/document.xml': '<w/>' })],
    ['oldExcel', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['webPage', text('<html><table><tr><td>代碼</td></tr></table>')],
    ['damaged', text('PK\u0003\u0004 broken')],
    ['damaged', (await xlsx('<sheetData/>')).slice(0, -30)],
    ['tooLarge', new Uint8Array(limits.spreadsheetBytes + 1)],
  ];
  for (const [code, file] of cases) {
    await expect(readFile(file, 'zh-TW')).rejects.toMatchObject({ name: 'FileFault', code });
  }
});

test('a small file that unpacks to a great deal is refused before it fills the memory', async () => {
  const bomb = await xlsx(`<sheetData>${' '.repeat(limits.spreadsheetUnpackedBytes)}</sheetData>`);
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(readFile(bomb, 'zh-TW')).rejects.toMatchObject({ code: 'unpackedTooLarge' });
});

test('too many rows or columns are refused', async () => {
  const rows = text('a,b\n'.repeat(limits.spreadsheetRows + 100));
  await expect(readFile(rows, 'zh-TW')).rejects.toMatchObject({ code: 'tooManyRows', number: limits.spreadsheetRows });
  await expect(readFile(text(`${','.repeat(300)}x`), 'zh-TW')).rejects.toMatchObject({ code: 'tooManyColumns' });
  const far = await xlsx('<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>');
  await expect(readFile(far, 'zh-TW')).rejects.toMatchObject({ code: 'tooManyColumns' });
});
