import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeCsv } from '#server/reports/csv.ts';

test('texts come back as they were, but no formula; days and times are written as every program reads them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-csv-'));
  const path = join(folder, 'report.csv');
  const columns = (['text', 'date', 'time', 'duration', 'decimal', 'integer'] as const).map((kind) => ({
    label: kind,
    kind,
  }));
  const rows = [
    ['=HYPERLINK("x")', '2026-11-23', 33_000, 90_061, 1, 7],
    ['ศศิธร, ใจดี', '合計', undefined, 5, 2.25, 0],
  ];
  await writeCsv(path, [{ name: 'A', pageHeader: '', columns, rows }]);
  expect(readFileSync(path, 'utf8')).toBe(
    '\uFEFFtext,date,time,duration,decimal,integer\r\n' +
      `"'=HYPERLINK(""x"")",2026-11-23,09:10,25:01:01,1.0,7\r\n` +
      '"ศศิธร, ใจดี",合計,,0:00:05,2.3,0\r\n',
  );
  rmSync(folder, { recursive: true, maxRetries: 10 });
});
