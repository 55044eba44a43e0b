import { afterEach, beforeEach, expect, test } from 'vitest';
import { composePanelView } from '#server/views/panel-view.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const compose = (panelGid: string) => hospital.read(composePanelView('demo', panelGid, hospital.now));
const view = (panelGid: string) => compose(panelGid).view;
const room101 = { type: 'defaultPanel', name: '101 診', roomCode: 'R101', callingMode: 1 };

/** Three patients at room 101: number 1 is called, 2 was passed, 3 waits. */
function morning() {
  hospital.push({ name: '王小明' }, { name: '張三' }, { name: '歐陽小君', nameMask: 'full' });
  for (const patient of ['P1', 'P2', 'P3']) hospital.checkIn(patient);
  hospital.act('room101', { kind: 'logIn', doctorName: '陳怡君' });
  hospital.act('room101', { kind: 'number', number: 2 });
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'next' });
}

test("a room's own screen shows its number, who is next and who was passed, with masked names", () => {
  morning();
  expect(view('room101').counter).toMatchObject({
    name: '101 診',
    department: '家庭醫學科',
    doctor: '陳怡君',
    service: 'serving',
    current: '001',
    currentName: '王○明',
    calledAt: hospital.now,
    next: [{ number: 3, label: '003', name: '歐陽小君', status: 'onCall' }],
    passed: [{ number: 2, label: '002', name: '張○', status: 'passed' }],
    waitingCount: 1,
  });
  expect(view('room101').latest).toMatchObject({ label: '001', department: '家庭醫學科', doctor: '陳怡君' });
});

test('no name leaves the server whole unless the organisation or the patient wishes so', () => {
  morning();
  expect(JSON.stringify(view('room101'))).not.toContain('王小明');
  expect(view('room101')).toMatchObject({ calls: [{ name: '張○' }, { name: '王○明' }], latest: { name: '王○明' } });
  hospital.setOrganisation({ nameMask: 'none' });
  expect(view('room101').counter?.currentName ?? view('room101').latest?.name).toBeUndefined();
  expect(view('room101').counter?.next[0]?.name).toBe('歐陽小君');
  hospital.setOrganisation({ nameMask: 'full' });
  expect(view('room101').counter?.currentName).toBe('王小明');
});

test('a screen that shows no names is sent none, and a lobby never is', () => {
  morning();
  hospital.change('panel', 'room101', { ...room101, settings: { showNames: false } });
  expect(JSON.stringify(view('room101').counter)).not.toContain('○');
  const lobby = view('entrance');
  expect(lobby.counters[0]).toMatchObject({ name: '101 診', current: '001' });
  for (const part of ['○', '歐陽', 'P1']) expect(JSON.stringify(lobby)).not.toContain(part);
});

test('how many wait is said where somebody knows: not of a room without a list, nor of a counter whose group they wait for', () => {
  const waiting = (panelGid: string) => {
    const { counters, groups } = view(panelGid);
    const all = [...counters, ...groups.flatMap((group) => group.counters)];
    return all.map(({ keepsList, waitingCount }) => (keepsList ? waitingCount : 'unknown'));
  };
  expect(waiting('entrance')).toEqual([0, 'unknown', 0]);
  hospital.takeNumber({ groupGid: 'billing' });
  expect(waiting('cashiers')).toEqual(['unknown', 'unknown']);
  expect(view('cashiers').groups[0]?.waitingCount).toBe(1);
});

test('what the settings leave out is not sent', () => {
  morning();
  hospital.change('panel', 'room101', { ...room101, settings: { showNext: 0, showPassed: false, showMedia: false } });
  hospital.add('media', 'clip1', { name: '影片', type: 'video', source: 'videoSite', url: 'https://x/y' }, 'room101');
  expect(view('room101')).toMatchObject({ counter: { next: [], passed: [], waitingCount: 1 }, media: [] });
});

test('a lobby shows its rooms in the order of its settings, or all rooms', () => {
  expect(view('entrance').counters.map(({ name }) => name)).toEqual(['101 診', '102 診', '103 診']);
  hospital.change('panel', 'entrance', {
    type: 'clinicsLobbyPanel',
    name: '大廳',
    callingMode: -1,
    settings: { sources: ['room103', 'room101', 'gone'] },
  });
  expect(view('entrance').counters.map(({ name }) => name)).toEqual(['103 診', '101 診']);
});

test('a lobby of groups shows each group with its counters and calls', () => {
  for (let count = 0; count < 4; count += 1) hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  hospital.act('desk2', { kind: 'next' }, 'nurse2');
  hospital.change('group', 'billing', { name: '批價', categoryName: '一樓', members: ['desk1', 'desk2'] });
  const { groups, calls, latest, counters } = view('cashiers');
  expect(groups).toMatchObject([
    {
      name: '批價',
      category: '一樓',
      waitingCount: 3,
      next: [{ label: '1002' }, { label: '1003' }, { label: '1004' }],
      counters: [
        { name: '1 號櫃檯', service: 'unlogin', current: '' },
        { name: '2 號櫃檯', service: 'serving', current: '1001' },
      ],
    },
  ]);
  expect(counters).toEqual([]);
  expect(calls).toEqual([latest]);
  expect(latest).toMatchObject({ number: 1001, label: '1001', counter: '2 號櫃檯', kind: 'called' });
});

test('a lobby of groups shows those of its settings in their order, and the counters of each as they were put', () => {
  for (const gid of ['desk3', 'desk4'])
    hospital.add('panel', gid, { type: 'defaultPanel', name: gid, callingMode: 3, settings: {} });
  hospital.add('group', 'drugs', { name: '領藥', members: ['desk4', 'desk3'] });
  hospital.add('group', 'bills', { name: '掛號', members: [] });
  const lobby = { type: 'groupLobbyPanel', name: '批價大廳', callingMode: -1 };
  hospital.change('panel', 'cashiers', { ...lobby, settings: { sources: ['drugs', 'billing'] } });
  expect(view('cashiers').groups.map(({ name, counters }) => [name, ...counters.map(({ gid }) => gid)])).toEqual([
    ['領藥', 'desk4', 'desk3'],
    ['批價', 'desk1', 'desk2'],
  ]);
});

test('the last twenty calls of today are sent, newest last', () => {
  hospital.act('room102', { kind: 'logIn' });
  for (let count = 0; count < 25; count += 1) hospital.act('room102', { kind: 'next' });
  const { calls } = view('entrance');
  expect(calls.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
  expect(calls.map(({ seq }) => seq)).toEqual(calls.map(({ seq }) => seq).toSorted((a, b) => a - b));
  hospital.now = atHour(33);
  expect(view('entrance')).toMatchObject({ calls: [], latest: null, serviceDate: '2026-11-22' });
  expect(view('entrance').counters[1]).toMatchObject({ current: '', calledSeq: 0 });
});

test('the newest call is large for five minutes, and the view says until when it holds', () => {
  morning();
  const called = hospital.now;
  expect(compose('entrance').expiresAt).toBe(called + 300_000);
  hospital.now = called + 299_999;
  expect(view('entrance').latest?.number).toBe(1);
  hospital.now = called + 300_000;
  expect(view('entrance').latest).toBeNull();
  expect(compose('entrance').expiresAt).toBe(atHour(13));
});

test('a panel that is switched off, or paused, sends no queue', () => {
  morning();
  hospital.add('marquee', 'news1', { title: '公告', content: '請配戴口罩' }, 'room101');
  const off = { panel: { status: 'disable' }, counter: null, calls: [], latest: null, marquees: [] };
  hospital.setOrganisation({ suspendedAt: hospital.now });
  expect(view('room101'), 'the organisation is suspended').toMatchObject(off);
  hospital.setOrganisation({});
  hospital.change('panel', 'room101', { ...room101, status: 'disable' });
  expect(view('room101')).toMatchObject(off);
  expect(view('entrance').counters[0]).toMatchObject({ service: 'noData', current: '', next: [] });
  expect(view('entrance').counters[0]?.keepsList).toBeUndefined();
  hospital.change('panel', 'room101', { ...room101, status: 'pause' });
  expect(view('room101')).toMatchObject({ counter: null, calls: [], marquees: [{ title: '公告' }] });
  expect(view('entrance').counters[0]?.service).toBe('pause');
});

test('media and announcements are sent in their order, those switched off are not', () => {
  const clip = { type: 'video', source: 'videoSite' };
  hospital.add('media', 'clip1', { ...clip, name: '一', url: 'https://x/1' }, 'room101');
  hospital.add('media', 'clip2', { ...clip, name: '二', url: 'ftp://x/2.mp4', enabled: false }, 'room101');
  const file = 'a'.repeat(64);
  hospital.connection.exec(
    `INSERT INTO file (organisation_gid, name, media_type, bytes, original_name, created_at)
     VALUES ('demo', '${file}.png', 'image/png', 1, 'a.png', 0)`,
  );
  hospital.add('media', 'clip3', { ...clip, name: '三' }, 'room101');
  hospital.add(
    'media',
    'clip4',
    { name: '四', type: 'image', source: 'cloud', file: `/files/${file}.png`, seconds: 8 },
    'room101',
  );
  expect(view('room101').media).toEqual([
    { gid: 'clip1', name: '一', type: 'video', source: 'videoSite', url: 'https://x/1', volume: 50, seconds: 10 },
    { gid: 'clip4', name: '四', type: 'image', source: 'cloud', url: `/files/${file}.png`, volume: 50, seconds: 8 },
  ]);
  hospital.add('marquee', 'news1', { title: '公告', content: '停診', enabled: false }, 'room101');
  hospital.add('marquee', 'news2', { title: '口罩', content: '請配戴口罩' }, 'room101');
  expect(view('room101').marquees).toEqual([{ gid: 'news2', title: '口罩', content: '請配戴口罩' }]);
});

test('an unused reservation waits without being there, until its patient checks in', () => {
  hospital.push({ room: 'R103' });
  expect(view('room103').counter?.next).toMatchObject([{ number: 1, status: 'registering' }]);
  hospital.checkIn('P1');
  expect(view('room103').counter?.next).toMatchObject([{ number: 1, status: 'onCall' }]);
});

test('a view depends on what it shows', () => {
  expect([...compose('room101').dependsOn]).toEqual(['room101']);
  // A counter of a group lists the appointments of all of its rooms.
  expect([...compose('desk1').dependsOn].sort()).toEqual(['billing', 'desk1', 'desk2']);
  expect([...compose('cashiers').dependsOn].sort()).toEqual(['billing', 'cashiers', 'desk1', 'desk2']);
});

test("another organisation's panel, or none, is not found", () => {
  expect(refusalOf(() => view('nothing'))).toBe('not_found');
});

test('the QR code never holds the key: it is what the panel was given, or the page without secrets', () => {
  const code = (more: object) => {
    hospital.change('panel', 'room101', { ...room101, settings: { showQrCode: true }, ...more });
    return view('room101').panel.qrCodeUrl;
  };
  expect(code({})).toBe('/any-check/lobby-clinics-include-appointments/room101/list');
  expect(code({ qrCodeUrl: 'https://example.org/map' })).toBe('https://example.org/map');
  expect(code({ authentication: 'inspection' })).toBeUndefined();
});

test('a screen is told whose it is, in which language it speaks and what it asks of lists', () => {
  hospital.setOrganisation({ logo: '/files/logo.png' });
  hospital.change('panel', 'room101', { ...room101, language: 'th', displayDataLimit: 3, carouselSeconds: 15 });
  const { organisation, panel } = view('room101');
  expect(organisation).toMatchObject({ name: '安和綜合醫院', logo: '/files/logo.png' });
  expect(panel).toMatchObject({ language: 'th', displayDataLimit: 3, carouselSeconds: 15 });
});

test('of people a screen is sent the columns that the panel has', () => {
  hospital.add('label', 'label1', { originalName: 'R', labelName: '複診' });
  hospital.push({
    gender: 'female',
    birthday: '1980-11-20',
    doctor: '陳怡君',
    department: '心臟內科',
    tags: ['X', 'R'],
  });
  const next = (...columns: string[]) => {
    hospital.change('panel', 'room101', { ...room101, queueContentLayout: { columns, rowHeight: 100 } });
    return view('room101').counter?.next[0];
  };
  hospital.checkIn('P1');
  expect(next('number', 'gender', 'age', 'doctorName', 'departmentName', 'label')).toMatchObject({
    gender: 'female',
    age: 46,
    doctorName: '陳怡君',
    departmentName: '心臟內科',
    labels: [{ text: '複診' }],
  });
  expect(next('number')).toEqual({ number: 1, label: '001', status: 'onCall' });
  expect(next('number', 'checkedInAt')?.checkedInAt).toBe(hospital.now);
});

test('an examination room shows who cares for its patients there, by both of their names', () => {
  hospital.change('panel', 'room101', { ...room101, type: 'ptchUprightExaminationRoomPanel' });
  hospital.add('nurse', 'nurse-a', { name: '林護理師', secondName: 'Lin' }, 'room101');
  hospital.add('nurse', 'nurse-b', { name: '吳護理師', enabled: false }, 'room101');
  const place = { departmentName: '心臟內科', clinicNumber: 'R101', clinicName: '101 診', doctorName: '陳怡君' };
  hospital.add('paramedic', 'paramedic-a', { name: '周專師', secondName: 'Chou', ...place }, 'room101');
  expect(view('room101')).toMatchObject({
    nurses: [{ name: '林護理師', secondName: 'Lin' }],
    paramedics: [{ name: '周專師', secondName: 'Chou', serves: '心臟內科 R101 101 診 陳怡君' }],
  });
});

test('a view says by which clock its day ends: its screen knows without a network how long its numbers stand', () => {
  expect(view('room101').organisation.dayOffsetMinutes).toBe(8 * 60);
  hospital.setOrganisation({ serviceStartTime: '06:30' });
  expect(view('room101').organisation).toMatchObject({ timeZoneOffsetMinutes: 8 * 60, dayOffsetMinutes: 90 });
});

test("a call is said with the session of its number, not with that of the clock; a cashier's with none", () => {
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  for (const lobby of ['entrance', 'cashiers'])
    hospital.add('panelVoice', `of-${lobby}`, { type: 'clinicHours' }, lobby);
  hospital.now = atHour(13.5);
  hospital.act('room101', { kind: 'next' });
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' }, 'nurse2');
  hospital.act('desk1', { kind: 'next' }, 'nurse2');
  const said = (lobby: string) => view(lobby).calls.at(-1)?.readings;
  expect(said('entrance')).toEqual([{ language: 'mandarin', say: ['上午診'] }]);
  expect(said('cashiers')).toEqual([]);
});
