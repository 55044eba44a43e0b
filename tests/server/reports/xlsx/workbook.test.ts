import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Column } from '#server/reports/xlsx/sheet.ts';
import { writeWorkbook } from '#server/reports/xlsx/workbook.ts';
import { readWorkbook, readZip } from '../read-workbook.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-xlsx-'));
  path = join(folder, 'report.xlsx');
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

const columns: Column[] = [
  { label: '姓名', kind: 'text' },
  { label: '完成人數', kind: 'integer' },
  { label: 'เวลารอเฉลี่ย', kind: 'duration' },
];
const rows = [
  ['林志明 & <夜診>', 12, 3600],
  ['ศศิธร ใจดี', 0, undefined],
  ['𠮷田 "👨‍⚕️"', 3, 90_061],
];

test('Chinese, Thai and rare characters come back as they were, and numbers are numbers', async () => {
  await writeWorkbook(path, [{ name: '人員/日報', pageHeader: '安和 & 醫院', columns, rows }], 'zh-TW');
  const [sheet] = readWorkbook(readFileSync(path));
  expect(sheet?.name).toBe('人員 日報');
  expect(sheet?.rows).toEqual([
    ['姓名', '完成人數', 'เวลารอเฉลี่ย'],
    ['林志明 & <夜診>', 12, 1 / 24],
    ['ศศิธร ใจดี', 0],
    ['𠮷田 "👨‍⚕️"', 3, 90_061 / 86_400],
  ]);
});

test('the header row is bold and stays in sight, the columns are wide enough for it', async () => {
  await writeWorkbook(path, [{ name: 'A', pageHeader: '', columns, rows }], 'zh-TW');
  const parts = readZip(readFileSync(path));
  const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(xml).toContain('<c r="A1" s="1" t="inlineStr">');
  expect(xml).toContain('<col min="3" max="3" width="13" customWidth="1"/>');
  const styles = parts.get('xl/styles.xml') ?? '';
  expect(styles).toMatch(/<font><b\/>.*<\/font>/);
  expect(styles).toContain('fontId="1" fillId="2"');
});

test('sheets of one name are told apart, and a sheet without rows is a sheet', async () => {
  const empty = { name: '每日統計', pageHeader: '', columns, rows: [] };
  await writeWorkbook(path, [empty, empty], 'th');
  expect(readWorkbook(readFileSync(path)).map(({ name, rows: [, ...found] }) => [name, found])).toEqual([
    ['每日統計', []],
    ['每日統計 2', []],
  ]);
});

test('a long sheet is written row by row, whole', async () => {
  function* many() {
    for (let row = 0; row < 20_000; row++) yield [`病人 ${row}`, row, row];
  }
  await writeWorkbook(path, [{ name: 'A', pageHeader: '', columns, rows: many() }], 'en-US');
  const [sheet] = readWorkbook(readFileSync(path));
  expect(sheet?.rows).toHaveLength(20_001);
  expect(sheet?.rows.at(-1)?.slice(0, 2)).toEqual(['病人 19999', 19_999]);
});

const openpyxl = spawnSync('python3', ['-c', 'import openpyxl']).status === 0;

test.runIf(openpyxl)('a reader that nobody here wrote sees the same', async () => {
  await writeWorkbook(path, [{ name: '人員', pageHeader: '安和 & 醫院　人員日報表', columns, rows }], 'zh-TW');
  const program = `import openpyxl, json, sys
book = openpyxl.load_workbook(sys.argv[1])
sheet = book.worksheets[0]
print(json.dumps([sheet.title, sheet.freeze_panes, sheet['A1'].font.b, [[str(c.value) for c in r] for r in sheet.iter_rows()]]))`;
  const { stdout, stderr } = spawnSync('python3', ['-c', program, path], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const [title, frozen, bold, cells] = JSON.parse(stdout);
  expect([title, frozen, bold]).toEqual(['人員', 'A2', true]);
  expect(cells.slice(0, 2)).toEqual([
    ['姓名', '完成人數', 'เวลารอเฉลี่ย'],
    ['林志明 & <夜診>', '12', '1:00:00'],
  ]);
});
