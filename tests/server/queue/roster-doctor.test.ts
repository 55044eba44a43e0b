/** Who sits where by the roster is who desk, screen, kiosk, slip and phone name. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeClinicInfo } from '#server/kiosk/clinic-info.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { atHour, type Hospital, openHospital, today } from './hospital.ts';

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

test('a room is found by its code whatever the case, as its appointments are', () => {
  hospital.change('room', 'r101', { code: 'r101', name: '101 診' });
  entry({});
  expect(atDesk()).toBe('許文心');
});

test('an entry of the day goes before the weekly one also where it was made first', () => {
  entry({ date: today, doctor: 'chen' });
  entry({});
  expect(atDesk()).toBe('陳怡君');
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

const everywhere = () => [
  atDesk(),
  hospital.read(composeClinicInfo('demo', 'room101', hospital.now)).data[0]!.doctorName,
  hospital.takeNumber({ panelGid: 'room101' }).doctorName,
];

test('the doctor who is usually in a room is not named while on leave, unless another of that name is there', () => {
  hospital.add('doctor', 'lin2', { code: 'lin2', name: '林志明' });
  expect(everywhere()).toEqual(['林志明', '林志明', '林志明']);
  expect(onScreen()).toContain('林志明');
  const yesterday = '2020-01-01';
  hospital.add('doctorLeave', 'leave1', { doctor: 'lin2', from: yesterday, to: yesterday });
  hospital.now += 1_000;
  expect(atDesk()).toBe('林志明');
  hospital.add('doctorLeave', 'leave2', { doctor: 'lin2', from: yesterday, to: today });
  hospital.now += 1_000;
  expect(everywhere()).toEqual([undefined, undefined, undefined]);
  expect(onScreen()).not.toContain('林志明');
  hospital.add('doctor', 'lin3', { code: 'lin3', name: '林志明' });
  hospital.now += 1_000;
  expect(atDesk()).toBe('林志明');
});

test('nor on a day on which their clinic does not take place; another session has it', () => {
  hospital.add('doctor', 'lin2', { code: 'lin2', name: '林志明' });
  entry({ doctor: 'lin2' });
  expect(everywhere()).toEqual(['林志明', '林志明', '林志明']);
  entry({ doctor: 'lin2', date: today, closed: true });
  expect(everywhere()).toEqual([undefined, undefined, undefined]);
  hospital.act('room101', { kind: 'logOut' });
  hospital.now = atHour(14);
  expect(everywhere()).toEqual(['林志明', '林志明', '林志明']);
});

test('what a patient is told at check-in is who will be there', () => {
  entry({ substitute: 'chen' });
  hospital.push({ serialNumber: 3, doctor: '林志明' });
  expect(hospital.checkIn('P1').data[0]).toMatchObject({ doctorName: '陳怡君' });
});

test('kiosk, slip and phone name whom the roster has there, a substitute in the place of the doctor', () => {
  const atKiosk = () => hospital.read(composeClinicInfo('demo', 'room101', hospital.now)).data[0]!.doctorName;
  const { ticketKey, doctorName } = hospital.takeNumber({ panelGid: 'room101' });
  const onPhone = () => hospital.read(composeTicketView(ticketKey, hospital.now)).doctorName;
  const onNextSlip = () => hospital.takeNumber({ panelGid: 'room101' }).doctorName;
  expect([doctorName, onPhone(), atKiosk()]).toEqual(['林志明', '林志明', '林志明']);
  entry({});
  expect([onNextSlip(), onPhone(), atKiosk()]).toEqual(['許文心', '許文心', '許文心']);
  entry({ date: today, substitute: 'chen' });
  expect([onNextSlip(), onPhone(), atKiosk()]).toEqual(['陳怡君', '陳怡君', '陳怡君']);
  hospital.add('doctorLeave', 'leave1', { doctor: 'chen', from: today, to: today });
  hospital.now += 1_000;
  expect([onNextSlip(), onPhone(), atKiosk()]).toEqual(['林志明', '林志明', '林志明']);
});

test('in the afternoon kiosk, slip and phone name the doctor of the afternoon', () => {
  entry({});
  entry({ shift: 'afternoon', doctor: 'wang' });
  hospital.act('room101', { kind: 'logOut' });
  hospital.now = atHour(14);
  const slip = hospital.takeNumber({ panelGid: 'room101' });
  const { doctorName } = hospital.read(composeTicketView(slip.ticketKey, hospital.now));
  const [info] = hospital.read(composeClinicInfo('demo', 'room101', hospital.now)).data;
  expect([slip.doctorName, doctorName, info!.doctorName]).toEqual(['王大文', '王大文', '王大文']);
});

test('patients of the morning are told its doctor also once the afternoon has begun', () => {
  entry({});
  entry({ shift: 'afternoon', doctor: 'wang' });
  const [, waits] = [1, 2].map(() => hospital.takeNumber({ panelGid: 'room101' }).ticketKey);
  hospital.act('room101', { kind: 'next' });
  hospital.now = atHour(14);
  expect(atDesk()).toBe('許文心');
  expect(onScreen()).toContain('許文心');
  expect(hospital.read(composeTicketView(waits!, hospital.now)).doctorName).toBe('許文心');
});

test('a room of a group, whose numbers last the day, names the doctor of the present session', () => {
  hospital.act('room101', { kind: 'logOut' });
  hospital.add('group', 'pooled', { name: '家醫科', members: ['room101'] });
  hospital.push({ serialNumber: 1, doctor: '早上醫師' }, { serialNumber: 2, doctor: '下午醫師', shift: 'afternoon' });
  expect(atDesk()).toBe('早上醫師');
  hospital.now = atHour(14);
  expect(atDesk()).toBe('下午醫師');
  expect(onScreen()).toContain('下午醫師');
  entry({ shift: 'afternoon', doctor: 'wang' });
  expect(atDesk()).toBe('王大文');
  hospital.now = atHour(19);
  expect(atDesk(), 'of the last session for which anybody came').toBe('下午醫師');
});
