import { expect, test } from 'vitest';
import { readFile } from '#admin/spreadsheet/file/read-file.ts';
import type { KnownRecord } from '#admin/spreadsheet/rows/known-records.ts';
import type { Workbench } from '#admin/spreadsheet/rows/workbench.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { benchOf, csv, planOf, xlsx } from '../sheets.ts';

const fault = (name: string) => `admin.spreadsheet.fault.${name}`;
const all = ['new', 'changed', 'same', 'wrong'] as const;
const room = (gid: string, code: string, more = {}): KnownRecord => ({ gid, version: 1, code, name: code, ...more });
const words = zh.fields.Room;

test('rows are new, changed, the same or wrong, and say what and why', async () => {
  const bench = await benchOf('room', [room('r1', 'A1', { location: '1F' }), room('r2', 'A2')]);
  bench.refer('department', [
    { gid: 'd-eye', names: ['EYE', '眼科'] },
    { gid: 'd-ent', names: ['ENT', '耳鼻喉科'] },
  ]);
  const facts = await bench.read(
    csv(
      [words.code, words.name, words.location, words.department, words.enabled, '備註'],
      ['a1', 'A1', '2F', 'eye', '是', 'x'],
      ['A2', 'A2', '', '', '', ''],
      ['A3', 'Room 3', '', '耳鼻喉科', '否', ''],
      ['A4', '', '', '皮膚科', '也許', ''],
      ['Ａ３', 'Room 3 again', '', '', '', ''],
    ),
  );
  expect(facts.unknown).toEqual(['備註']);
  expect(bench.check()).toEqual({ new: 1, changed: 1, same: 1, wrong: 2, taken: 0 });
  const rows = bench.rows(all, 0, 10);
  expect(rows[0]).toMatchObject({
    number: 2,
    state: 'changed',
    changes: [
      { property: 'code', before: 'A1', after: 'a1' },
      { property: 'location', before: '1F', after: '2F' },
      { property: 'department', before: '', after: '眼科' },
      { property: 'enabled', before: '', after: '是' },
    ],
  });
  expect(rows[3]?.faults.map(({ property, key }) => [property, key])).toEqual([
    ['department', fault('unknownReference')],
    ['enabled', fault('yesOrNo')],
    ['name', 'errors.field_required'],
  ]);
  expect(rows[4]?.faults).toEqual([{ property: 'code', key: fault('twice'), params: { row: 4 } }]);
  expect(rows[4]?.name, 'as it would be stored').toBe('A3 Room 3 again');
  expect(bench.toSend(0, 10).map(({ gid, version, body }) => ({ gid, version, body }))).toEqual([
    { gid: 'r1', version: 1, body: { code: 'a1', location: '2F', department: 'd-eye', enabled: true } },
    { gid: undefined, version: undefined, body: { code: 'A3', name: 'Room 3', department: 'd-ent', enabled: false } },
  ]);
});

test('a row of formulas that came to nothing is wrong, and says in which columns and why', async () => {
  const bench = await benchOf('room');
  const head = [words.code, words.name, words.location].map((one) => `<c t="inlineStr"><is><t>${one}</t></is></c>`);
  const cells = '<c r="A4"><f>表2!A4</f></c><c r="B4" t="e"><f>表2!B4</f><v>#REF!</v></c>';
  await bench.read(await xlsx(`<sheetData><row r="1">${head.join('')}</row><row r="4">${cells}</row></sheetData>`));
  expect(bench.check()).toMatchObject({ new: 0, wrong: 1 });
  const [row] = bench.rows(all, 0, 1);
  expect(row?.number).toBe(4);
  expect(row?.faults).toEqual([
    { property: 'code', key: fault('notWorkedOut') },
    { property: 'name', key: fault('cellError'), params: { text: '#REF!' } },
  ]);
});

test('a code that a spreadsheet has taken the zeros from still means its record, and keeps them', async () => {
  const bench = await benchOf('room', [room('r1', '007', { location: '1F' }), room('r2', '008'), room('r3', '0070')]);
  bench.refer('department', [{ gid: 'd-eye', names: ['01', '眼科'] }]);
  const rows = [
    [7, '007', '2F', 1],
    ['8', '008', '', ''],
    ['70', '', '3F', ''],
    [9, '009', '', ''],
  ];
  await bench.read(csv([words.code, words.name, words.location, words.department], ...rows));
  expect(bench.check()).toMatchObject({ new: 1, changed: 2, same: 1, wrong: 0 });
  expect(bench.toSend(0, 5).map(({ gid, body }) => [gid, body])).toEqual([
    ['r1', { location: '2F', department: 'd-eye' }],
    ['r3', { location: '3F' }],
    [undefined, { code: '9', name: '009' }],
  ]);
});

test('what has lost its zeros and may mean two records means neither', async () => {
  const bench = await benchOf('room', [room('r1', '007'), room('r2', '07')]);
  bench.refer('department', [
    { gid: 'd1', names: ['01', 'A'] },
    { gid: 'd2', names: ['001', 'B'] },
  ]);
  await bench.read(csv([words.code, words.name, words.department], [7, '', ''], [8, '8', 1]));
  bench.check();
  const keys = bench.rows(all, 0, 2).map(({ faults }) => faults.map(({ key }) => key));
  expect(keys).toEqual([[fault('severalRecords')], [fault('ambiguousReference')]]);
});

test('an empty cell leaves a field alone, the word for it empties it', async () => {
  const bench = await benchOf('room', [room('r1', 'A1', { location: '1F', secondName: 'One' })]);
  await bench.read(csv([words.code, words.location, words.secondName], ['A1', '', zh.admin.spreadsheet.clearing]));
  bench.check();
  expect(bench.toSend(0, 1)[0]?.body).toEqual({ secondName: null });
});

test('heads are understood in any of our languages, by the name of the property, below titles, with marks', async () => {
  const bench = await benchOf('room');
  const title = '<c r="A1" t="inlineStr"><is><t>診間一覽表</t></is></c>';
  const head = ['Room name *', 'code', 'ชั้น'].map((label) => `<c t="inlineStr"><is><t>${label}</t></is></c>`).join('');
  const cells = ['Eye 1', 'E1'].map((label) => `<c t="inlineStr"><is><t>${label}</t></is></c>`).join('');
  const sheet = `<sheetData><row r="1">${title}</row><row r="3">${head}</row><row r="4">${cells}</row></sheetData>`;
  const facts = await bench.read(await xlsx(`${sheet}<mergeCells><mergeCell ref="A1:C1"/></mergeCells>`));
  expect(facts).toMatchObject({ headRow: 3, sheet: '工作表1' });
});

test('days of three kinds, full-width and Thai digits, and labels of other languages are read', async () => {
  const bench = await benchOf('doctorShift');
  bench.refer('doctor', [
    { gid: 'doc1', names: ['D1', '陳怡君'] },
    { gid: 'doc2', names: ['D2', '陳怡君'] },
  ]);
  const { weekday, shift, date, doctor } = zh.fields.DoctorShift;
  await bench.read(
    csv(
      [weekday, shift, date, doctor],
      ['Monday', '清晨', '115/11/23', 'D1'],
      [1, 'morning', '２０２６－１１－３０', 'd2'],
      ['1', 'afternoon', '๐๗/๑๒/๒๕๖๙', 'D1 陳怡君'],
      [1, 'evening', '1151214', '陳怡君'],
      [1, 'evening', '32/13/2026', 'D2'],
    ),
  );
  bench.check();
  const rows = bench.rows(all, 0, 10);
  expect(bench.toSend(0, 10).map(({ body }) => body.date)).toEqual(['2026-11-30', '2026-12-07']);
  expect(rows[0]?.faults.map(({ key }) => key)).toEqual([fault('noSuchChoice')]);
  expect(rows[3]?.faults).toEqual([
    { property: 'doctor', key: fault('ambiguousReference'), params: { text: '陳怡君', choices: 'D1、D2' } },
  ]);
  expect(rows[4]?.faults.map(({ key }) => key)).toEqual(['errors.date_expected']);
});

test('a roster that was taken in says nothing new when it comes again, however its cells name things', async () => {
  const refer = (bench: Workbench) => bench.refer('doctor', [{ gid: 'doc1', names: ['D1', '陳怡君'] }]);
  const { weekday, shift, date, doctor, closed, enabled } = zh.fields.DoctorShift;
  const cells = ['Monday', 'morning', '2026-11-30', 'D1', '', ''].map(
    (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  const head = [weekday, shift, date, doctor, closed, enabled].map(
    (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  const file = await xlsx(`<sheetData><row r="1">${head.join('')}</row><row r="2">${cells.join('')}</row></sheetData>`);
  const first = await benchOf('doctorShift');
  refer(first);
  await first.read(file);
  expect(first.check()).toMatchObject({ new: 1 });
  const stored = { gid: 's1', version: 1, closed: false, enabled: true, ...first.toSend(0, 1)[0]?.body };
  const again = await benchOf('doctorShift', [stored]);
  refer(again);
  await again.read(file);
  expect(again.check()).toMatchObject({ new: 0, same: 1 });
  const other = await benchOf('doctorShift', [{ ...stored, closed: true }]);
  refer(other);
  await other.read(file);
  expect(other.check()).toMatchObject({ new: 1, same: 0 });
});

test('a password comes in and never goes out', async () => {
  const plan = await planOf('staff');
  expect(plan.columns.find(({ property }) => property === 'password')).toMatchObject({ secret: true, required: true });
  const bench = await benchOf('staff', [{ gid: 's1', version: 3, staffId: 'n1', name: '林', password: 'never there' }]);
  const file = new TextDecoder().decode(await bench.write('csv', '員工'));
  expect(file).not.toContain('never there');
  expect(file).not.toContain(zh.fields.Staff.password);
  const head = [zh.fields.Staff.staffId, zh.fields.Staff.name, zh.fields.Staff.password];
  await bench.read(csv(head, ['n1', '', 'the sea at night'], ['n2', '王', '']));
  expect(bench.check()).toMatchObject({ changed: 1, wrong: 1 });
  expect(bench.toSend(0, 5)[0]).toMatchObject({ gid: 's1', version: 3, body: { password: 'the sea at night' } });
  expect(JSON.stringify(bench.rows(all, 0, 5))).not.toContain('the sea');
});

test('the kind of a new record decides its form, and cannot be changed later', async () => {
  const bench = await benchOf('panel', [
    { gid: 'p1', version: 1, name: '101', type: 'defaultPanel', status: 'enable' },
  ]);
  const { name, type } = zh.fields.Panel;
  const kinds = zh.panelTypes as unknown as Record<string, string>;
  await bench.read(
    csv([name, type], ['101', kinds.hisLobbyPanel ?? ''], ['102', kinds.defaultPanel ?? ''], ['103', '']),
  );
  bench.check();
  const rows = bench.rows(all, 0, 5);
  expect(rows.map(({ state }) => state)).toEqual(['wrong', 'new', 'wrong']);
  expect(rows[0]?.faults).toEqual([{ property: 'type', key: fault('cannotChange') }]);
  expect(rows[2]?.faults).toEqual([{ property: 'type', key: 'errors.field_required' }]);
  expect(bench.toSend(0, 1)[0]).toMatchObject({ kind: 'defaultPanel', body: { name: '102' } });
});

test('a counter takes what only counters have; a lobby that is given it says that it does not use it', async () => {
  const bench = await benchOf('panel', [
    { gid: 'p1', version: 1, name: '101', type: 'defaultPanel', callingMode: 1, counterName: '1' },
    { gid: 'p2', version: 1, name: 'Hall', type: 'hisLobbyPanel', callingMode: -1 },
  ]);
  const { name, type, counterName, roomCode, callingMode, startingNumber } = zh.fields.Panel;
  const { defaultPanel, hisLobbyPanel } = zh.panelTypes;
  const modes = zh.values.CallingMode;
  const facts = await bench.read(
    csv(
      [name, type, counterName, roomCode, callingMode, startingNumber],
      ['101', defaultPanel, '一診', 'R101', modes[2], ''],
      ['Hall', hisLobbyPanel, '一診', '', modes[-1], ''],
      ['102', defaultPanel, '二診', 'R102', modes[0], 101],
      ['Lobby', hisLobbyPanel, '', 'R103', '', ''],
      ['103', defaultPanel, '', '', modes[-1], ''],
    ),
  );
  expect(facts.unknown).toEqual([]);
  bench.check();
  expect(bench.rows(all, 0, 5).map(({ faults }) => faults.map(({ property, key }) => `${property} ${key}`))).toEqual([
    [],
    [`counterName ${fault('notAsked')}`],
    [],
    [`roomCode ${fault('notAsked')}`],
    ['callingMode errors.value_not_allowed'],
  ]);
  expect(bench.toSend(0, 5).map(({ body }) => body)).toEqual([
    { counterName: '一診', roomCode: 'R101', callingMode: 2 },
    { name: '102', counterName: '二診', roomCode: 'R102', callingMode: 0, startingNumber: 101 },
  ]);
});

test('what is only used with other settings is told where it is not', async () => {
  const bench = await benchOf('voice');
  const { name, language, source, text, url } = zh.fields.Voice;
  const mandarin = zh.values.VoiceLanguage.mandarin;
  await bench.read(
    csv(
      [name, language, source, text, url],
      ['a', mandarin, 'text', '請到', ''],
      ['b', mandarin, 'text', '請到', 'https://example.org/b.mp3'],
      ['c', mandarin, 'url', '', ''],
    ),
  );
  bench.check();
  expect(bench.rows(all, 0, 5).map(({ faults }) => faults.map(({ property, key }) => `${property} ${key}`))).toEqual([
    [],
    [`url ${fault('notAsked')}`],
    ['url errors.field_required'],
  ]);
});

test('wrong rows come back as they were, each with its reason, and can be taken in again', async () => {
  const bench = await benchOf('room');
  await bench.read(csv([words.code, words.name], ['A1', 'one'], ['A2', '']));
  bench.check();
  const reason = zh.admin.spreadsheet.reason;
  const file = await bench.wrongRows({ reason, row: '列', choices: '選項', reasons: { 3: '此欄位必填' } });
  const { tables } = await readFile(file, 'zh-TW');
  expect(tables[0]?.rows.map(({ cells }) => [...cells])).toEqual([
    [words.code, words.name, reason],
    ['A2', undefined, '此欄位必填'],
  ]);
  expect((await bench.read(file)).unknown).toEqual([]);
});

test('a clinic is canceled on a date only: a row that names none is wrong', async () => {
  const bench = await benchOf('doctorShift');
  bench.refer('doctor', [{ gid: 'd-lin', names: ['D1', '林志明'] }]);
  const { weekday, shift, date, doctor, closed } = zh.fields.DoctorShift;
  const { 1: monday } = zh.values.Weekday;
  const { morning } = zh.values.ClinicShift;
  await bench.read(
    csv(
      [weekday, shift, date, doctor, closed],
      [monday, morning, '', '林志明', '否'],
      [monday, morning, '', '林志明', '是'],
      [monday, morning, '115/11/23', '林志明', '是'],
    ),
  );
  expect(bench.check()).toMatchObject({ new: 2, wrong: 1 });
  expect(bench.rows(['wrong'], 0, 5)).toMatchObject([
    { number: 3, faults: [{ property: 'date', key: 'errors.field_required' }] },
  ]);
});

test('a cell with a character that could not be read is wrong and says so; one that was stored like that says nothing', async () => {
  const bench = await benchOf('room', [room('r1', 'A1', { name: '\uFFFD室' })]);
  const lines = ['A1,\uFFFD室,x\uFFFD', 'A2,2 室,', 'A3,\uFFFD室,'];
  await bench.read(new TextEncoder().encode([`${words.code},${words.name},備註`, ...lines].join('\n')));
  expect(bench.check()).toMatchObject({ same: 1, new: 1, wrong: 1 });
  expect(bench.rows(['wrong'], 0, 5)).toMatchObject([
    { number: 4, faults: [{ property: 'name', key: fault('unreadable') }] },
  ]);
});
