import { expect, test } from 'vitest';
import { appointmentSheet } from '#admin/appointments/appointment-sheet.ts';
import { loadForms, loadTranslators, makePlan } from '#admin/spreadsheet/make-plan.ts';
import { sheetForms, sheetResource } from '#admin/spreadsheet/own-sheet.ts';
import { findHeads } from '#admin/spreadsheet/rows/heads.ts';
import type { KnownRecord } from '#admin/spreadsheet/rows/known-records.ts';
import { Workbench } from '#admin/spreadsheet/rows/workbench.ts';
import { resources } from '#generated/resources.ts';
import type { Organisation } from '#generated/shapes.ts';
import { csv } from './sheets.ts';

const heads = ['姓名', '看診號碼', '診間', '看診／檢查日期', '診次', '科別'];
const resource = sheetResource(resources.appointment, appointmentSheet);
const organisation = { timeZoneOffsetMinutes: 480, dateFormat: 'roc' } as Organisation;

async function planOf() {
  const forms = sheetForms(await loadForms(resource), appointmentSheet);
  const translators = await loadTranslators('zh-TW');
  return makePlan(resource, forms, translators, organisation, appointmentSheet);
}

async function benchOf(records: readonly KnownRecord[], ...rows: (string | number)[][]) {
  const bench = new Workbench(await planOf(), 'zh-TW');
  await bench.read(csv(heads, ...rows));
  bench.refer('panel', [
    { gid: 'R101', names: ['R101', '101 診'], fills: { department: '家庭醫學科', doctor: '林志明' } },
    { gid: 'R102', names: ['R102', '102 診'] },
  ]);
  bench.know(records);
  return bench;
}

test('a doctor and a department may be given by their codes, as a spreadsheet leaves them', async () => {
  const bench = new Workbench(await planOf(), 'zh-TW');
  const row = (number: number, ...more: (string | number)[]) => [
    '王小明',
    number,
    'R101',
    '115/12/07',
    '上午診',
    ...more,
  ];
  await bench.read(csv([...heads, '醫師姓名'], row(1, 1, 2), row(2, '內科', '陳怡君'), row(3, '外科', '林書豪')));
  bench.refer('panel', [{ gid: 'R101', names: ['R101', '101 診'] }]);
  bench.refer('department.name', [{ gid: '內科', names: ['01', '內科'] }]);
  bench.refer('doctor.name', [
    { gid: '陳怡君', names: ['002', '陳怡君'] },
    { gid: '林書豪', names: ['001', '林書豪'] },
    { gid: '林書豪', names: ['006', '林書豪'] },
  ]);
  bench.know([]);
  expect(bench.check()).toMatchObject({ new: 3 });
  expect(bench.toSend(0, 3).map(({ body: { department, doctor } }) => [department, doctor])).toEqual([
    ['內科', '陳怡君'],
    ['內科', '陳怡君'],
    ['外科', '林書豪'],
  ]);
});

test('a list of the day is understood by the heads that hospitals write', async () => {
  const cells = ['姓名', '看診號碼', '診間代碼', '看診日期', '診次', '身分證字號', '科別代碼'];
  const { columns, unknown } = findHeads(
    { tables: [{ name: '', rows: [{ number: 1, cells }] }] } as never,
    await planOf(),
  );
  expect(columns.map((column) => column?.property)).toEqual([
    'name',
    'serialNumber',
    'room',
    'inspectionDay',
    'shift',
    'patientId',
    'departmentCode',
  ]);
  expect(unknown).toEqual([]);
});

test('a template asks first for what every appointment needs, and for nothing that nobody types', async () => {
  const { columns } = await planOf();
  const asked = columns.filter(({ fact, kind }) => !fact && kind !== 'identity');
  expect(asked.filter(({ required }) => required).map(({ label }) => label)).toEqual(heads.slice(0, -1));
  expect(asked.slice(0, heads.length).map(({ label }) => label)).toEqual(heads);
  expect(asked.map(({ property }) => property)).not.toContain('appointmentId');
  expect(asked.map(({ property }) => property)).not.toContain('canceled');
});

test('a room is named as people call it, and each appointment is sent with an id of its own', async () => {
  const bench = await benchOf(
    [],
    ['王小明', 1, '101 診', '115/12/01', '上午診', '眼科'],
    ['陳美惠', 2, 'r101', '2026-12-02', '上午診', '眼科'],
  );
  expect(bench.told('inspectionDay')).toEqual(['2026-12-01', '2026-12-02']);
  expect(bench.check()).toMatchObject({ new: 2 });
  const sent = bench.toSend(0, 2).map(({ body }) => body);
  expect(sent.map(({ room }) => room)).toEqual(['R101', 'R101']);
  expect(new Set(sent.map(({ appointmentId }) => appointmentId)).size).toBe(2);
  expect(bench.rows(['new'], 0, 1)[0]?.name).toBe('王小明 1 101 診');
});

test('what is there stays, also one that was canceled; another patient with its number is new', async () => {
  const there = {
    gid: 'g1',
    appointmentId: 'H1',
    room: 'R101',
    inspectionDay: '2026-12-01',
    shift: 'morning',
    department: '眼科',
  };
  const bench = await benchOf(
    [
      { ...there, name: '王小明', serialNumber: 1 },
      { ...there, gid: 'g2', name: '陳美惠', serialNumber: 2, canceled: true },
    ],
    ['王小明', 1, '101 診', '115/12/01', '上午診', '眼科'],
    ['陳美惠', 2, '101 診', '115/12/01', '上午診', '眼科'],
    ['李大同', 2, '101 診', '115/12/01', '上午診', '眼科'],
  );
  expect(bench.check()).toMatchObject({ same: 2, new: 1 });
});

test('an empty department is that of the room, and is asked for where the room has none', async () => {
  const bench = await benchOf(
    [],
    ['王小明', 1, '101 診', '115/12/01', '上午診', ''],
    ['陳美惠', 2, '101 診', '115/12/01', '上午診', '眼科'],
    ['李大同', 3, '102 診', '115/12/01', '上午診', ''],
  );
  expect(bench.check()).toMatchObject({ new: 2, wrong: 1 });
  expect(bench.toSend(0, 2).map(({ body }) => [body.department, body.doctor])).toEqual([
    ['家庭醫學科', '林志明'],
    ['眼科', '林志明'],
  ]);
  expect(bench.rows(['wrong'], 0, 1)[0]?.faults).toMatchObject([
    { property: 'department', key: 'errors.field_required' },
  ]);
});
