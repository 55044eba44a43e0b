/** The organisation's list of priority classes changes while patients wait and numbers are reserved. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#server/ground/durations.ts';
import { updateOrganisation } from '#server/organisations/commands.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.setOrganisation({ priorityTags: ['急件', '敬老'], afternoonStartTime: '13:00', eveningStartTime: '18:00' });
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const change = (priorityTags: string[]) =>
  hospital.run((context) =>
    updateOrganisation({ organisationGid: 'demo', changes: { priorityTags }, tokenHash: '' }, context),
  );
const waiting = (panelGid: string) =>
  hospital.look(panelGid).waiting.map(({ number, priorityTag }) => [number, priorityTag].join(' ').trim());

test('who waits keeps their class when a less urgent one is added', () => {
  hospital.push({ serialNumber: 1, tags: ['敬老'] }, { serialNumber: 2, tags: ['急件'] }, { serialNumber: 3 });
  for (const card of ['P1', 'P2', 'P3']) hospital.checkIn(card);
  hospital.act('room101', { kind: 'logIn' });
  change(['急件', '敬老', '行動不便']);
  expect(waiting('room101')).toEqual(['2 急件', '1 敬老', '3']);
});

test.each(['away', 'examination', 'pass'] as const)('who is not in line keeps the class too, once back: %s', (kind) => {
  hospital.push({ serialNumber: 1, tags: ['急件'] }, { serialNumber: 2, tags: ['敬老'] });
  for (const card of ['P1', 'P2']) hospital.checkIn(card);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind });
  change(['急件', '敬老', '行動不便']);
  hospital.checkIn('P1');
  expect(waiting('room101').toSorted()).toEqual(['1 急件', '2 敬老']);
});

test('who waits keeps their class when the order of the classes changes, also one that staff gave', () => {
  hospital.push({ serialNumber: 1, tags: ['急件'] }, { serialNumber: 2 });
  for (const card of ['P1', 'P2']) hospital.checkIn(card);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'priority', number: 2, priorityTag: '敬老' });
  change(['敬老', '急件']);
  expect(waiting('room101')).toEqual(['2 敬老', '1 急件']);
});

test('a tag that becomes a class counts for numbers that were reserved before', () => {
  const inspectionDay = new Date(atHour(9) + dayMs).toISOString().slice(0, 10);
  const room = { room: 'R103', inspectionDay };
  hospital.push({ ...room, serialNumber: 1 }, { ...room, serialNumber: 2, tags: ['行動不便'] });
  change(['急件', '敬老', '行動不便']);
  hospital.now = atHour(9) + dayMs;
  hospital.act('room103', { kind: 'logIn' });
  expect(waiting('room103')).toEqual(['2 行動不便', '1']);
});

test('whose class is taken out of the list stays where they are', () => {
  hospital.push({ serialNumber: 1 }, { serialNumber: 2, tags: ['敬老'] });
  for (const card of ['P1', 'P2']) hospital.checkIn(card);
  hospital.act('room101', { kind: 'logIn' });
  change(['急件']);
  expect(waiting('room101')).toEqual(['2 急件', '1']);
});
