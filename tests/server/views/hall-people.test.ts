/** The line of a common queue on the wall: one list for all of its counters. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composePanelView } from '#server/views/panel-view.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.setOrganisation({ queuePolicy: { counterAtMachine: true } });
  for (const gid of ['desk1', 'desk2']) hospital.act(gid, { kind: 'logIn' });
});
afterEach(() => hospital.close());

/** Numbers and statuses of those in line, on the wall. */
function onTheWall(): string[] {
  const { view } = hospital.read(composePanelView('demo', 'cashiers', hospital.now));
  const [group] = 'groups' in view ? view.groups : [];
  return group!.next.map(({ number, status }) => `${number} ${status}`);
}

const take = (counterGid?: string) =>
  hospital.takeNumber({ groupGid: 'billing', ...(counterGid && { counterGid }) }).ticketKey;
const ahead = (key: string) => hospital.read(composeTicketView(key, hospital.now)).ahead;

test.each([
  ['desk1', 'desk2'],
  ['desk2', 'desk1'],
])('whom %s sends to %s stands where that counter calls them, whichever is the first of the group', (from, to) => {
  const keys = [1, 2, 3, 4].map(() => take());
  for (const number of [1001, 1002]) hospital.act(from, { kind: 'transfer', toPanelGid: to, number });
  expect(onTheWall()).toEqual(['1003 onCall', '1001 awaiting', '1004 awaiting']);
  expect(keys.slice(2).map(ahead)).toEqual([0, 2]);
});

test.each(['desk1', 'desk2'])('a patient who chose %s does not stand before whom the other calls at once', (chosen) => {
  const keys = [take(chosen), take(), take()];
  expect(onTheWall()).toEqual(['1002 onCall', '1001 awaiting', '1003 awaiting']);
  expect([keys[1]!, keys[2]!].map(ahead)).toEqual([0, 2]);
});

test('patients who were added and are hidden leave their lines on the wall to the next', () => {
  hospital.setOrganisation({ queuePolicy: { extraHidden: true, extraRule: 'asNormal', extraLimit: 2 } });
  take();
  for (const _ of [1, 2]) hospital.issue('desk1', { extra: true });
  for (const _ of [1, 2, 3]) take();
  expect(onTheWall()).toEqual(['1001 onCall', '1004 awaiting', '1005 awaiting']);
});
