/** The list of a queue that a counter calls in turn with its own. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readState } from '#server/desk/state-after.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('says by the rules of that queue how somebody stands, also while a patient was sent there', () => {
  hospital.add('panel', 'room105', {
    type: 'defaultPanel',
    settings: {},
    name: '105 診',
    callingMode: 1,
    alsoCalls: ['room101'],
    ownQueuePolicy: true,
    queuePolicy: { passedRule: 'endOfSession' },
  });
  for (const gid of ['room101', 'room103', 'room105']) hospital.act(gid, { kind: 'logIn' });
  for (const panelGid of ['room101', 'room101', 'room103']) hospital.takeNumber({ panelGid });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'back', number: 1 });
  const standing = () =>
    hospital
      .read(readState('demo', 'room105', hospital.now, 'room101'))
      .waiting.map(({ number, insertion }) => [number, insertion?.rule]);
  const expected = [
    [2, undefined],
    [1, 'afterN'],
  ];
  expect(standing()).toEqual(expected);
  hospital.act('room103', { kind: 'transfer', toPanelGid: 'room101', number: 1 });
  expect(standing()).toEqual([...expected, [3, undefined]]);
});
