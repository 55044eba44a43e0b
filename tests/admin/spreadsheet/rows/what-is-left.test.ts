import { expect, test } from 'vitest';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { benchOf, csv, xlsx } from '../sheets.ts';

const { code, name, secondName, location } = zh.fields.Room;
const heads = [code, name, secondName];
const fault = (key: string) => `admin.spreadsheet.fault.${key}`;

test('a long number that a spreadsheet has shortened is wrong in a new row, and says nothing new of its own record', async () => {
  const there = [{ gid: 'room-1', version: 1, code: '123456789012', name: '1 診' }];
  const bench = await benchOf('room', there);
  await bench.read(csv([...heads, 'gid'], ['1.23457E+11', '一診', '', 'room-1'], ['1.1017E+12', '2 診', '', '']));
  expect(bench.check()).toMatchObject({ changed: 1, wrong: 1 });
  expect(bench.toSend(0, 1)[0]?.body).toEqual({ name: '一診' });
  expect(bench.rows(['wrong'], 0, 1)[0]?.faults).toEqual([
    { property: 'code', key: fault('lostDigits'), params: { text: '1.1017E+12' } },
  ]);
});

test('another long number than that of its record is no change that can be made without its last digits', async () => {
  const there = [{ gid: 'room-1', version: 1, code: '123456789012', name: '1 診' }];
  const bench = await benchOf('room', there);
  await bench.read(csv([...heads, 'gid'], ['1.23458E+11', '1 診', '', 'room-1']));
  expect(bench.check()).toMatchObject({ wrong: 1 });
});

test('a number of a workbook keeps thirteen digits as a code, and of more than fifteen nobody knows the last', async () => {
  const texts = [code, name].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const row = (digits: string) => `<row><c><v>${digits}</v></c><c t="inlineStr"><is><t>${digits} 診</t></is></c></row>`;
  const sheet = `<sheetData><row>${texts}</row>${row('1101700203451')}${row('1234567890123450')}</sheetData>`;
  const bench = await benchOf('room');
  await bench.read(await xlsx(sheet));
  expect(bench.check()).toMatchObject({ new: 1, wrong: 1 });
  expect(bench.toSend(0, 1)[0]?.body).toMatchObject({ code: '1101700203451' });
});

test('letters that the encoding of a file has not say nothing new of their record, and are wrong in a new row', async () => {
  const there = [{ gid: 'room-1', version: 1, code: 'A1', name: '𤧟一診', secondName: 'ห้องตรวจ 1', location: 'B棟?' }];
  const bench = await benchOf('room', there);
  const lines = [
    ['A1', '??一診', '???????? 1', '3F'],
    ['A2', '2 診', '????????', '?'],
    ['A3', '3 診', 'why?', ''],
  ];
  await bench.read(csv([...heads, location], ...lines));
  expect(bench.check()).toMatchObject({ changed: 1, wrong: 1, new: 1 });
  expect(bench.rows(['changed'], 0, 1)[0]?.changes.map(({ property }) => property)).toEqual(['location']);
  expect(bench.rows(['wrong'], 0, 1)[0]?.faults).toEqual([
    { property: 'secondName', key: fault('lostLetters') },
    { property: 'location', key: fault('lostLetters') },
  ]);
});

test.each([
  ['1-2', '1月2日'],
  ['1-2', '2-Jan'],
  ['1/2', '01-Feb'],
  ['3-12', '3-ธ.ค.'],
])(
  'the code %s that a spreadsheet has taken for a day, %s, says nothing new of its record, and is wrong in a new row',
  async (own, day) => {
    const bench = await benchOf('room', [{ gid: 'room-1', version: 1, code: own, name: '1 診' }]);
    await bench.read(csv([...heads, 'gid'], [day, '一診', '', 'room-1'], [day, '2 診', '', '']));
    expect(bench.check()).toMatchObject({ changed: 1, wrong: 1 });
    expect(bench.toSend(0, 1)[0]?.body).toEqual({ name: '一診' });
    expect(bench.rows(['wrong'], 0, 1)[0]?.faults).toEqual([
      { property: 'code', key: fault('becameDay'), params: { text: day } },
    ]);
  },
);

test('another day than that of its code is no change', async () => {
  const bench = await benchOf('room', [{ gid: 'room-1', version: 1, code: '1-2', name: '1 診' }]);
  await bench.read(csv([...heads, 'gid'], ['1月3日', '1 診', '', 'room-1']));
  expect(bench.check()).toMatchObject({ wrong: 1 });
});

test('what is only called by its name may be called like a day', async () => {
  const bench = await benchOf('group');
  await bench.read(csv([zh.fields.PanelGroup.name], ['1月2日']));
  bench.check();
  expect(bench.rows(['wrong'], 0, 1)[0]?.faults.map(({ property }) => property) ?? []).not.toContain('name');
});
