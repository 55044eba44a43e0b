import { expect, test } from 'vitest';
import { sheetNames, workbookParts } from '#spreadsheet/workbook-parts.ts';

test('sheets have names that Excel opens: short, each once, without the signs that it refuses', () => {
  const long = '每日統計'.repeat(10);
  expect(sheetNames(["'a'/b", 'A', 'A', long])).toEqual([' a  b', 'A', 'A 3', long.slice(0, 28)]);
});

test('each sheet is named, found and told what it is', () => {
  const parts = workbookParts(['甲 & 乙', 'B']);
  expect(parts['xl/workbook.xml']).toContain('<sheet name="甲 &amp; 乙" sheetId="1" r:id="rId1"/>');
  expect(parts['xl/_rels/workbook.xml.rels']).toMatch(/Id="rId2".*Target="worksheets\/sheet2.xml"/);
  expect(parts['[Content_Types].xml']).toContain('PartName="/xl/worksheets/sheet2.xml"');
});
