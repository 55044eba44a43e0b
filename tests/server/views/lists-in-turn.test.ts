/** The screen at the door of a room that also calls for another one. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { composePanelView } from '#server/views/panel-view.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

/** Numbers and statuses of those in line, at the door. */
function atTheDoor(panelGid: string): string[] {
  const { view } = hospital.read(composePanelView('demo', panelGid, hospital.now));
  const counter = 'counter' in view ? view.counter : undefined;
  return counter!.next.map(({ number, status }) => `${number} ${status}`);
}

test('a patient who was sent to the other room is not next here', () => {
  const room = { type: 'defaultPanel', name: '105 診', callingMode: 1, settings: {}, alsoCalls: ['room101'] } as const;
  hospital.add('panel', 'room105', room);
  for (const gid of ['room101', 'room103', 'room105']) hospital.act(gid, { kind: 'logIn' });
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.takeNumber({ panelGid: 'room103' });
  hospital.act('room103', { kind: 'transfer', toPanelGid: 'room101', number: 1 });
  expect(atTheDoor('room101')).toEqual(['2 onCall', '1 awaiting']);
  expect(atTheDoor('room105')).toEqual(['1 onCall']);
  expect(hospital.act('room105', { kind: 'next' }).current?.number).toBe(1);
});

test('at the door of one counter of a group nobody is next who is called at the other', () => {
  hospital.setOrganisation({ queuePolicy: { counterAtMachine: true } });
  for (const gid of ['desk1', 'desk2']) hospital.act(gid, { kind: 'logIn' });
  for (const counterGid of ['desk1', 'desk2', 'desk2']) hospital.takeNumber({ groupGid: 'billing', counterGid });
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 1004 });
  expect(atTheDoor('desk1')).toEqual(['1001 onCall']);
  expect(atTheDoor('desk2').slice(0, 2)).toEqual(['1004 onCall', '1002 awaiting']);
});

test('at the door of a room that calls two queues in turn the next is whom the room calls next', () => {
  hospital.setOrganisation({ queuePolicy: { examinedRule: 'byHand' } });
  const room = { type: 'defaultPanel', name: '105 診', callingMode: 1, settings: {}, alsoCalls: ['room101'] } as const;
  hospital.add('panel', 'room105', room);
  for (const gid of ['room103', 'room105']) hospital.act(gid, { kind: 'logIn' });
  for (const panelGid of ['room101', 'room101', 'room105', 'room105', 'room103']) hospital.takeNumber({ panelGid });
  const next = () => hospital.act('room105', { kind: 'next' }).current!.number;
  expect(next()).toBe(1);
  hospital.act('room105', { kind: 'examination' });
  hospital.act('room105', { kind: 'backFromExamination', number: 1 });
  hospital.act('room103', { kind: 'transfer', toPanelGid: 'room105', number: 1 });
  const [sent, inTurn, own] = ['3 onCall', '1 awaiting', '2 awaiting'];
  expect(atTheDoor('room105')).toEqual([sent, inTurn, own, '2 awaiting', '1 checkBack']);
  expect([next(), next(), next(), next()]).toEqual([3, 1, 2, 2]);
  expect(hospital.look('room105').allowedActions.counter, 'the last is called by number alone').not.toContain('next');
});

test('an X-ray room that calls two queues shows of both who is examined and who is back', () => {
  const room = { type: 'radiologyXrayRoomPanel', callingMode: 1, settings: {} } as const;
  hospital.add('panel', 'xray2', { ...room, name: 'X 光 2', queueMark: '乙' });
  hospital.add('panel', 'xray1', { ...room, name: 'X 光 1', queueMark: '甲', alsoCalls: ['xray2'] });
  hospital.act('xray1', { kind: 'logIn' });
  for (const panelGid of ['xray1', 'xray2']) {
    for (const number of [1, 2]) {
      hospital.takeNumber({ panelGid });
      hospital.act('xray1', { kind: 'examination', number }, 'nurse1', panelGid);
    }
    hospital.act('xray1', { kind: 'backFromExamination', number: 2 }, 'nurse1', panelGid);
  }
  const { view } = hospital.read(composePanelView('demo', 'xray1', hospital.now));
  const { examining, back } = view.counter!;
  expect([examining, back].map((list) => list?.map(({ label }) => label))).toEqual([
    ['甲001', '乙001'],
    ['甲002', '乙002'],
  ]);
  expect(view.counter).not.toHaveProperty('appointments');
});
