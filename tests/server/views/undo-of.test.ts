/** A press is offered to be undone only as long as undoing it would be done. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { resetQueues } from '#server/desk/reset-queues.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.add('panel', 'room104', { type: 'defaultPanel', name: '104 診', settings: {}, callingMode: 1 });
  hospital.push({ serialNumber: 1 });
  hospital.checkIn('P1');
  hospital.takeNumber({ panelGid: 'room104' });
  act('room101', 'logIn');
  act('room104', 'logIn');
});
afterEach(() => hospital.close());

const act = (panel: string, kind: string, more: object = {}, staff = 'nurse1') =>
  hospital.act(panel, { kind, ...more } as CounterRequest['action'], staff);

/** What a desk offers to undo, which must be what the server would do. */
function offered(panel: string): string | undefined {
  const { undo, allowedActions } = hospital.look(panel);
  expect(allowedActions.counter.includes('undo'), 'the button and the line agree').toBe(undo !== undefined);
  return undo?.action;
}

function expectRefused(panel: string): void {
  expect(offered(panel)).toBeUndefined();
  expect(refusalOf(() => act(panel, 'undo'))).toBe('undo_followed');
}

test('a pass is offered until its patient has reported back', () => {
  act('room101', 'next');
  act('room101', 'pass');
  // What happens to others does not count.
  hospital.takeNumber({ panelGid: 'room101' });
  act('room104', 'next');
  expect(offered('room101')).toBe('pass');
  hospital.checkIn('P1');
  expectRefused('room101');
});

test('a transfer is offered until its patient is called there, and again once that is undone', () => {
  act('room101', 'next');
  act('room101', 'transfer', { toPanelGid: 'room104' });
  expect(offered('room101')).toBe('transfer');
  act('room104', 'next');
  act('room104', 'next');
  expectRefused('room101');
});

test('where no list is kept a call is offered until others go on from it', () => {
  for (const gid of ['hatch1', 'hatch2'])
    hospital.add('panel', gid, { type: 'defaultPanel', name: gid, callingMode: 0, settings: {} });
  hospital.add('group', 'hatches', { name: '領藥', members: ['hatch1', 'hatch2'] });
  for (const gid of ['hatch1', 'hatch2']) act(gid, 'logIn');
  act('hatch1', 'next');
  expect(offered('hatch1')).toBe('next');
  act('hatch2', 'preset', { number: 20 });
  expectRefused('hatch1');
});

test('a completed patient is offered until the queue is reset', () => {
  act('room101', 'next');
  act('room101', 'completed');
  expect(offered('room101')).toBe('completed');
  hospital.run((context) => resetQueues({ organisationGid: 'demo', variant: 'clinic' }, context));
  expectRefused('room101');
});
