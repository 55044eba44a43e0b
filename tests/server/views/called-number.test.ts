/** A called number is written as its queue began: a room's other starting number acts from the queue's reset on. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetQueue } from '#server/desk/reset-queues.ts';
import { composeClinicInfo } from '#server/kiosk/clinic-info.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.add('panel', 'room105', room);
  for (const _ of [1, 2, 3]) hospital.takeNumber({ panelGid: 'room105' });
  hospital.act('room105', { kind: 'logIn' });
});
afterEach(() => hospital.close());

const room = { type: 'defaultPanel', settings: {}, callingMode: 1, name: '105 診', queueMark: '專' };
const beginWith = (startingNumber: number) => hospital.change('panel', 'room105', { ...room, startingNumber });
const view = () => hospital.read(composePanelView('demo', 'room105', hospital.now)).view;

test('screens and kiosks write it as the lists beside it and the slip in the hand', () => {
  hospital.act('room105', { kind: 'next' });
  beginWith(1001);
  expect(view().counter).toMatchObject({ current: '001', next: [{ label: '002' }, { label: '003' }] });
  expect(view()).toMatchObject({ calls: [{ label: '001' }], latest: { label: '001' } });
  expect(hospital.read(composeClinicInfo('demo', 'room105', hospital.now)).data).toMatchObject([{ width: 3 }]);
});

test('and so does the desk, for the call, for what can be undone and for each queue that it calls in turn', () => {
  hospital.add('panel', 'room106', { ...room, name: '106 診', queueMark: '普', alsoCalls: ['room105'] });
  hospital.act('room106', { kind: 'logIn' });
  hospital.act('room106', { kind: 'next' });
  beginWith(1001);
  expect(hospital.look('room106')).toMatchObject({
    current: { number: 1, width: 3 },
    undo: { number: 1, width: 3 },
    queues: [{ ownerGid: 'room106' }, { ownerGid: 'room105', width: 3 }],
  });
});

test('numbers that are given after the reset have the digits of the new one', () => {
  hospital.act('room105', { kind: 'next' });
  beginWith(1001);
  hospital.run((context) => resetQueue({ organisationGid: 'demo', panelGid: 'room105', variant: 'clinic' }, context));
  hospital.takeNumber({ panelGid: 'room105' });
  hospital.act('room105', { kind: 'next' });
  beginWith(1);
  expect(view().counter).toMatchObject({ current: '1001' });
  expect(view().latest).toMatchObject({ label: '1001' });
});
