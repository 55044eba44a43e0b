/** Who sits where by the roster is who the desk, the screen and the slip name. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composePanelView } from '#server/views/panel-view.ts';
import { type Hospital, openHospital, today } from './hospital.ts';

let hospital: Hospital;
const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
beforeEach(() => {
  hospital = openHospital();
  hospital.add('room', 'r101', { code: 'R101', name: '101 診' });
  for (const [gid, name] of [
    ['lin1', '許文心'],
    ['chen', '陳怡君'],
    ['wang', '王大文'],
  ] as const)
    hospital.add('doctor', gid, { code: gid, name });
  hospital.act('room101', { kind: 'logIn' });
});
afterEach(() => hospital.close());

let entries = 0;
const entry = (more: object) => {
  entries += 1;
  const body = { weekday, shift: 'morning', room: 'r101', doctor: 'lin1', ...more };
  hospital.add('doctorShift', `shift${entries}`, body);
  hospital.now += 1_000;
};
const atDesk = () => hospital.look('room101').doctorName;
const onScreen = () => JSON.stringify(hospital.read(composePanelView('demo', 'room101', hospital.now)).view);

test('the plan of every week names the doctor; a substitute stands in; an entry of the day goes before it', () => {
  expect(atDesk()).not.toBe('許文心');
  entry({});
  expect(atDesk()).toBe('許文心');
  expect(onScreen()).toContain('許文心');
  entry({ date: today, substitute: 'chen' });
  expect(atDesk()).toBe('陳怡君');
  expect(onScreen()).toContain('陳怡君');
});

test('other days, other sessions and entries that are switched off do not count', () => {
  entry({ weekday: (weekday + 1) % 7 });
  entry({ shift: 'afternoon' });
  entry({ date: '2020-01-01' });
  entry({ enabled: false });
  expect(atDesk()).not.toBe('許文心');
});

test('nobody is named who is on leave, or on a day without a clinic; who signed in goes before the roster', () => {
  entry({ doctor: 'wang' });
  expect(atDesk()).toBe('王大文');
  hospital.add('doctorLeave', 'leave1', { doctor: 'wang', from: today, to: today });
  hospital.now += 1_000;
  expect(atDesk()).not.toBe('王大文');
  hospital.act('room101', { kind: 'logIn', doctorName: '李醫師' });
  expect(atDesk()).toBe('李醫師');
});

test('what a patient is told at check-in is who will be there', () => {
  entry({ substitute: 'chen' });
  hospital.push({ serialNumber: 3, doctor: '林志明' });
  expect(hospital.checkIn('P1').data[0]).toMatchObject({ doctorName: '陳怡君' });
});
