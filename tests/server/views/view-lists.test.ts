import { afterEach, beforeEach, expect, test } from 'vitest';
import { composePanelView } from '#server/views/panel-view.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.add('label', 'label1', { originalName: 'R', labelName: '複診', labelColour: 'teal', fontColour: 'white' });
  hospital.add('label', 'label2', { originalName: 'S', labelName: '初診' });
  const tags = ['R'];
  hospital.push({ name: '王小明' }, { name: '張三', tags }, { name: '李四' }, { name: '陳安', tags }, { name: '林惠' });
  for (const patient of ['P1', 'P2', 'P3', 'P4']) hospital.checkIn(patient);
  hospital.act('room101', { kind: 'logIn' });
});
afterEach(() => hospital.close());

/** The view of a board of appointments with these settings. */
function board(settings: object) {
  const body = { type: 'clinicsWithAppointmentsLobbyPanel', name: '看板', callingMode: -1, settings };
  hospital.change('panel', 'entrance', body);
  return hospital.read(composePanelView('demo', 'entrance', hospital.now)).view;
}
const told = (people: readonly { number: number; status?: string; state?: string }[] | undefined) =>
  people?.map(({ number, status, state }) => `${number} ${state ?? status}`);

test('the board of special lists has who was passed, is away or has a label, with room and masked name', () => {
  hospital.act('room101', { kind: 'number', number: 1 });
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'next' });
  const { lists, counters } = board({ board: 'special', labelLists: ['label1', 'gone'] });
  expect(lists?.map(({ status, label }) => status ?? label)).toEqual([
    'passed',
    'temporarilyAway',
    'checking',
    { text: '複診', colour: 'teal', font: 'white' },
  ]);
  expect(lists?.[0]?.people).toEqual([{ number: 1, label: '001', name: '王○明', status: 'passed', room: '101 診' }]);
  expect(told(lists?.[3]?.people)).toEqual(['4 awaiting', '2 called']);
  expect(counters.every(({ appointments }) => appointments === undefined)).toBe(true);
});

test('a board of special lists shows only the lists that were chosen, and no name where it shall show none', () => {
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  const { lists } = board({ board: 'special', specialLists: ['completed', 'passed'], showNames: false });
  expect(lists?.map(({ status, people }) => [status, people.length])).toEqual([
    ['completed', 0],
    ['passed', 1],
  ]);
  expect(JSON.stringify(lists)).not.toContain('○');
  expect(board({}).lists).toBeUndefined();
});

test('the board of appointments tells of everybody who is booked, and of those who are done where it is asked to', () => {
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'next' });
  expect(told(board({}).counters[0]?.appointments)).toEqual(['2 called', '3 awaiting', '4 awaiting', '5 default']);
  const whole = ['1 completed', '2 called', '3 awaiting', '4 awaiting', '5 default'];
  expect(told(board({ showCompleted: true }).counters[0]?.appointments)).toEqual(whole);
});

test('who never came to a session that is over has expired, and who came late is told so', () => {
  hospital.push({ name: '高美', slotStartTime: '08:00', slotEndTime: '08:20' });
  hospital.checkIn('P6');
  expect(told(board({}).counters[0]?.appointments)?.slice(-2)).toEqual(['5 default', '6 lateArrival']);
  hospital.now = atHour(13.5);
  expect(told(board({}).counters[0]?.appointments)?.slice(-2)).toEqual(['5 expired', '6 lateArrival']);
});
