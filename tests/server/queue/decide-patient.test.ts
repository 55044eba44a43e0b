import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { type Hospital, openHospital } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';
import { expectRowsToEqualLog, logOf } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const numbers = (tickets: readonly { number: number }[]) => tickets.map(({ number }) => number);
const take = (count: number, of: { panelGid: string } | { groupGid: string }) =>
  Array.from({ length: count }, () => hospital.takeNumber(of).ticketKey);
const refused = (panelGid: string, action: Parameters<Hospital['act']>[1], staff?: string) =>
  refusalOf(() => hospital.act(panelGid, action, staff));

/** Both counters of the cashiers are open, two patients have numbers. */
function openCashiers(): void {
  take(3, { groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
}

test('a consultation is completed by hand, and nobody is called', () => {
  take(2, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  expect(refused('room101', { kind: 'completed' })).toBe('nothing_to_complete');
  hospital.act('room101', { kind: 'next' });
  const state = hospital.act('room101', { kind: 'completed' });
  expect(state.current).toBeUndefined();
  expect([numbers(state.completed), numbers(state.waiting)]).toEqual([[1], [2]]);
});

test('who went away while waiting, or was taken for seen, is moved to the passed and can be called from there', () => {
  take(3, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'next' });
  expect(numbers(hospital.act('room101', { kind: 'moveToPassed', number: 3 }).passed)).toEqual([3]);
  const state = hospital.act('room101', { kind: 'moveToPassed', number: 1 });
  expect([numbers(state.passed), state.current?.number]).toEqual([[1, 3], 2]);
  expect(hospital.act('room101', { kind: 'number', number: 1 }).current?.number).toBe(1);
  expect(hospital.act('room101', { kind: 'moveToPassed', number: 1 }).current).toBeUndefined();
  expect(refused('room101', { kind: 'moveToPassed', number: 1 })).toBe('invalid_queue_operation');
  expect(refused('room101', { kind: 'moveToPassed', number: 9 })).toBe('number_not_issued');
});

test('a patient who is sent to another counter is next there, and nobody else calls them', () => {
  openCashiers();
  hospital.act('desk1', { kind: 'next' });
  const state = hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2' });
  expect([state.current, state.nextNumber, numbers(state.waiting)]).toEqual([undefined, 1002, [1002, 1003, 1001]]);
  expect(hospital.act('desk1', { kind: 'next' }).current?.number).toBe(1002);
  expect(hospital.act('desk2', { kind: 'next' }, 'nurse2').current?.number).toBe(1001);
});

test('one of the list can be sent as well; whoever is called stays called', () => {
  openCashiers();
  hospital.act('desk1', { kind: 'next' });
  const state = hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 1003 });
  expect(state.current?.number).toBe(1001);
  expect(hospital.act('desk2', { kind: 'next' }, 'nurse2').current?.number).toBe(1003);
  expect(refused('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 1003 })).toBe('number_called_elsewhere');
});

test('of several who were sent to a counter the lowest number is next, in whatever order they were sent', () => {
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', callingMode: 1, startingNumber: 501 });
  take(2, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  for (const number of [2, 1]) {
    hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103', number });
    take(1, { panelGid: 'room103' });
  }
  expect(numbers(hospital.look('room103').waiting)).toEqual([1, 2, 501, 502]);
});

test('when the other counter is left, its patients wait for any counter', () => {
  openCashiers();
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2' });
  hospital.act('desk2', { kind: 'logOut' }, 'nurse2');
  expect(hospital.act('desk1', { kind: 'next' }).current?.number).toBe(1001);
});

test('in another queue a patient keeps the number if it is free there, and finds the way on the ticket page', () => {
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', callingMode: 1 });
  const [first, second] = take(2, { panelGid: 'room101' });
  take(1, { panelGid: 'room103' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103', number: 1 });
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103', number: 2 });
  const pageOf = (key: string) => hospital.read(composeTicketView(key, hospital.now));
  expect(pageOf(first!)).toMatchObject({ number: 2, status: 'onCall', ahead: 0, counterName: '103 診' });
  expect(pageOf(second!)).toMatchObject({ number: 3, status: 'awaiting', ahead: 1, counterName: '103 診' });
  expect(hospital.takeNumber({ panelGid: 'room103' }).number).toBe(4);
  expect(hospital.act('room103', { kind: 'next' }, 'nurse2').current?.number).toBe(2);
});

test('a number that was taken back is free in another queue; one that an appointment there keeps is not', () => {
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', roomCode: 'R103', callingMode: 1 });
  hospital.push({ room: 'R103', serialNumber: 2 });
  take(2, { panelGid: 'room101' });
  take(1, { panelGid: 'room103' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  hospital.act('room103', { kind: 'cancel', number: 1 }, 'nurse2');
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103', number: 1 });
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103', number: 2 });
  expect(numbers(hospital.look('room103').waiting)).toEqual([1, 3]);
  hospital.checkIn('P1');
  expect(numbers(hospital.look('room103').waiting)).toEqual([1, 3, 2]);
  expect(hospital.act('room103', { kind: 'number', number: 1 }, 'nurse2').current?.number).toBe(1);
});

test('a patient who is sent back has the number of the appointment again, which nobody else could have', () => {
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', callingMode: 1 });
  hospital.push({ serialNumber: 1 });
  hospital.checkIn('P1');
  take(1, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103', number: 1 });
  hospital.act('room103', { kind: 'transfer', toPanelGid: 'room101', number: 1 }, 'nurse2');
  expect(numbers(hospital.look('room101').waiting)).toEqual([1, 2]);
});

test('a patient who had another number elsewhere comes back to that of the appointment', () => {
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', callingMode: 1 });
  hospital.push({ serialNumber: 1 });
  hospital.checkIn('P1');
  take(2, { panelGid: 'room101' });
  take(1, { panelGid: 'room103' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'room103', number: 1 });
  expect(numbers(hospital.look('room103').waiting)).toEqual([2, 1]);
  hospital.act('room103', { kind: 'transfer', toPanelGid: 'room101', number: 2 }, 'nurse2');
  expect(numbers(hospital.look('room101').waiting)).toEqual([1, 2, 3]);
});

test('a transfer is refused where nobody serves, where no list is kept, to another kind of counter and to oneself', () => {
  openCashiers();
  const send = (toPanelGid: string) => refused('desk1', { kind: 'transfer', toPanelGid });
  expect(send('desk2')).toBe('nothing_to_transfer');
  hospital.act('desk1', { kind: 'next' });
  expect(send('desk1')).toBe('transfer_same_counter');
  expect(send('room101')).toBe('transfer_target_not_allowed');
  hospital.act('desk2', { kind: 'logOut' }, 'nurse2');
  expect(send('desk2')).toBe('transfer_target_closed');
  take(1, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  expect(refused('room101', { kind: 'transfer', toPanelGid: 'room102', number: 1 })).toBe('queue_keeps_no_list');
  hospital.act('room102', { kind: 'logIn' });
  expect(refused('room102', { kind: 'transfer', toPanelGid: 'room101' })).toBe('queue_keeps_no_list');
});

test('a patient is sent into the line of a group, behind who waits there, for any of its counters', () => {
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', callingMode: 1 });
  hospital.add('group', 'pooled', { name: '家醫科', members: ['room103'] });
  take(2, { groupGid: 'pooled' });
  take(1, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  const send = { kind: 'transfer', toGroupGid: 'pooled' } as const;
  expect(refused('room101', { ...send, toGroupGid: 'nowhere' })).toBe('panel_group_not_found');
  expect(refused('room101', send)).toBe('transfer_target_closed');
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  expect(hospital.act('room101', send).current).toBeUndefined();
  const state = hospital.act('room103', { kind: 'next' }, 'nurse2');
  expect([state.current?.number, numbers(state.waiting)]).toEqual([1, [2, 3]]);
});

test('a lower number goes before nobody who waits in the line of a group, unless it is of that line', () => {
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', callingMode: 1 });
  hospital.add('group', 'pooled', { name: '家醫科', startingNumber: 501, members: ['room103'] });
  take(2, { groupGid: 'pooled' });
  take(1, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'transfer', toGroupGid: 'pooled', number: 1 });
  expect(numbers(hospital.look('room103').waiting)).toEqual([501, 502, 1]);
  hospital.act('room103', { kind: 'next' }, 'nurse2');
  const state = hospital.act('room103', { kind: 'transfer', toGroupGid: 'pooled' }, 'nurse2');
  expect(numbers(state.waiting)).toEqual([501, 502, 1]);
});

test('a higher number does not go before the appointments of a line that have checked in', () => {
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', roomCode: 'R103', callingMode: 1 });
  hospital.add('group', 'pooled', { name: '家醫科', members: ['room103'] });
  hospital.push({ room: 'R103', serialNumber: 5, patientId: 'P' });
  hospital.checkIn('P');
  take(7, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  hospital.act('room101', { kind: 'transfer', toGroupGid: 'pooled', number: 7 });
  expect(numbers(hospital.look('room103').waiting)).toEqual([5, 7]);
});

test('those who are sent into the line of a group stand there as they came, and before who comes after them', () => {
  hospital.change('panel', 'room101', { type: 'defaultPanel', name: '101 診', startingNumber: 300, callingMode: 1 });
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', callingMode: 1 });
  hospital.add('group', 'pooled', { name: '家醫科', members: ['room103'] });
  take(3, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  for (const number of [302, 300, 301]) hospital.act('room101', { kind: 'transfer', toGroupGid: 'pooled', number });
  expect(numbers(hospital.look('room103').waiting)).toEqual([302, 300, 301]);
  hospital.act('room103', { kind: 'number', number: 300 }, 'nurse2');
  hospital.act('room103', { kind: 'number', number: 301 }, 'nurse2');
  take(2, { groupGid: 'pooled' });
  expect(numbers(hospital.look('room103').waiting)).toEqual([302, 1, 2]);
});

test('who draws a number comes after all who were sent there before, however often a lower number was sent behind a higher', () => {
  hospital.change('panel', 'room101', { type: 'defaultPanel', name: '101 診', startingNumber: 300, callingMode: 1 });
  hospital.change('panel', 'room103', { type: 'defaultPanel', name: '103 診', callingMode: 1 });
  hospital.add('group', 'pooled', { name: '家醫科', members: ['room103'] });
  take(5, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  const send = (number: number) => hospital.act('room101', { kind: 'transfer', toGroupGid: 'pooled', number });
  for (const number of [304, 303, 302]) send(number);
  take(2, { groupGid: 'pooled' });
  for (const number of [301, 300]) send(number);
  take(2, { groupGid: 'pooled' });
  const line = [304, 303, 302, 1, 2, 301, 300, 3, 4];
  expect(numbers(hospital.look('room103').waiting)).toEqual(line);
  expect(line.map(() => hospital.act('room103', { kind: 'next' }, 'nurse2').current?.number)).toEqual(line);
});

test('a class of priority that somebody has already leaves no line in the log', () => {
  hospital.setOrganisation({ priorityTags: ['敬老'] });
  take(1, { panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  const change = () => hospital.act('room101', { kind: 'priority', number: 1, priorityTag: '敬老' });
  change();
  const before = logOf(hospital).length;
  change();
  expect(logOf(hospital)).toHaveLength(before);
});

test('where no list is kept the number to go on from can be set, and begun anew', () => {
  hospital.act('room102', { kind: 'logIn' });
  expect(hospital.act('room102', { kind: 'preset', number: 20 }).nextNumber).toBe(21);
  expect(hospital.act('room102', { kind: 'next' }).current?.number).toBe(21);
  expect(hospital.act('room102', { kind: 'preset', number: 0 }).nextNumber).toBe(1);
  hospital.act('room101', { kind: 'logIn' });
  expect(refused('room101', { kind: 'preset', number: 5 })).toBe('preset_needs_no_list');
});

test('while issuing is paused walk-ins get no number, and who has an appointment is checked in', () => {
  hospital.push({ serialNumber: 1 });
  hospital.act('room101', { kind: 'logIn' });
  expect(hospital.act('room101', { kind: 'pauseIssuing' }).issuingPaused).toBe(true);
  expect(refusalOf(() => hospital.takeNumber({ panelGid: 'room101' }))).toBe('issuing_paused');
  expect(hospital.checkIn('P1').data[0]?.outcome).toBe('checkedIn');
  hospital.act('room101', { kind: 'resumeIssuing' });
  expect(hospital.takeNumber({ panelGid: 'room101' }).number).toBe(2);
  hospital.act('room102', { kind: 'logIn' });
  expect(refused('room102', { kind: 'pauseIssuing' })).toBe('issuing_not_possible');
});

test('the automatic logout leaves a counter alone that somebody else holds by now', () => {
  hospital.act('room101', { kind: 'logIn' });
  expect(hospital.act('room101', { kind: 'autoLogOut' }, 'nurse2').service).toBe('serving');
  expect(hospital.act('room101', { kind: 'autoLogOut' }).service).toBe('unlogin');
});
