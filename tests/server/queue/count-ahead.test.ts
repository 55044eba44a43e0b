/** How many are called before somebody: what slips, phones and kiosks say is the order in which the counters call. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { type Hospital, openHospital } from './hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const seen = (key: string) => hospital.read(composeTicketView(key, hospital.now));
const next = (panelGid: string) => hospital.act(panelGid, { kind: 'next' }).current!.number;

test('whom another room sends is called first, and nobody else is said to be next meanwhile', () => {
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logIn' });
  const first = hospital.takeNumber({ panelGid: 'room101' });
  expect([first.ahead, seen(first.ticketKey).status]).toEqual([0, 'onCall']);
  for (const _ of [1, 2]) {
    hospital.takeNumber({ panelGid: 'room103' });
    next('room103');
    hospital.act('room103', { kind: 'transfer', toPanelGid: 'room101' });
  }
  const listed = hospital.look('room101').waiting.map(({ number }) => number);
  expect(seen(first.ticketKey)).toMatchObject({ ahead: listed.indexOf(first.number), status: 'awaiting' });
  expect(listed).toHaveLength(3);
  const machine = hospital.read(composeQueueSizes('demo', 'hall', hospital.now)).data;
  const slip = hospital.takeNumber({ panelGid: 'room101' });
  expect(machine.find(({ panelGid }) => panelGid === 'room101')).toMatchObject({
    waiting: slip.ahead,
    wait: slip.wait,
  });
  expect([next('room101'), next('room101'), next('room101')]).toEqual(listed);
});

test('those who were sent to one counter of a group keep nobody from the other', () => {
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' });
  const [, , , fourth, fifth] = [1, 2, 3, 4, 5].map(() => hospital.takeNumber({ groupGid: 'billing' }).ticketKey);
  for (const number of [1001, 1002, 1003]) hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number });
  expect(seen(fourth!), 'counter 1 would call at once').toMatchObject({ ahead: 0, status: 'onCall' });
  expect(seen(fifth!)).toMatchObject({ ahead: 2 });
  expect([next('desk1'), next('desk2'), next('desk1')]).toEqual([1004, 1001, 1005]);
});
