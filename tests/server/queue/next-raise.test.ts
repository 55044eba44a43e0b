/** When the order of a line changes by the clock alone: somebody has waited so long that they count as of a higher class. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueuePolicy } from '#generated/shapes.ts';
import { nextRaise } from '#server/queue/next-raise.ts';
import { readDay, readPlace } from '#server/queue/place.ts';
import { composeLiveView } from '#server/stream/live-view.ts';
import { type Hospital, nineOClock, openHospital } from './hospital.ts';

const minute = 60_000;
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

function rules(queuePolicy: QueuePolicy, priorityTags = ['敬老']): void {
  hospital.setOrganisation({ queuePolicy, priorityTags });
}

/** An ordinary patient at nine, an urgent one ten minutes later. */
function two(): void {
  hospital.act('room101', { kind: 'logIn' });
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.now = nineOClock + 10 * minute;
  hospital.issue('room101', { priorityTag: '敬老' });
}

const desk = () => {
  const name = { kind: 'queue', organisationGid: 'demo', panelGid: 'room101', variant: 'clinic' } as const;
  const { view, expiresAt } = hospital.read(composeLiveView(name, hospital.now));
  return { next: (view as { nextNumber?: number }).nextNumber, expiresAt };
};
const screen = () => {
  const name = { kind: 'panel', organisationGid: 'demo', panelGid: 'room101' } as const;
  return hospital.read(composeLiveView(name, hospital.now)).expiresAt;
};

test('a desk and a screen are shown again once somebody is before those who came with a higher class', () => {
  rules({ priorityAgeMinutes: 15 });
  two();
  expect(desk()).toEqual({ next: 2, expiresAt: nineOClock + 15 * minute });
  expect(screen()).toBe(nineOClock + 15 * minute);
  hospital.now = nineOClock + 15 * minute;
  expect(desk().next).toBe(1);
});

test('nobody is waited for who has the highest class, or where waiting raises nobody', () => {
  rules({ priorityAgeMinutes: 15 });
  two();
  hospital.now = nineOClock + 15 * minute;
  expect(desk().expiresAt).toBeGreaterThan(nineOClock + 60 * minute);
  for (const [policy, tags] of [[{ priorityAgeMinutes: 0 }], [{ priorityAgeMinutes: 15 }, []]] as const) {
    rules(policy, [...(tags ?? ['敬老'])]);
    expect(desk().expiresAt).toBeGreaterThan(nineOClock + 60 * minute);
  }
});

test('who has not come, or was sent to a counter, is raised by no waiting', () => {
  rules({ priorityAgeMinutes: 15 });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk2', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 1001 });
  hospital.push({ serialNumber: 1, room: 'R103' });
  expect(hospital.act('room103', { kind: 'logIn' }).nextNumber).toBe(1);
  const raisedAt = (gid: string) =>
    hospital.read(
      (function* () {
        return yield* nextRaise([yield* readPlace('demo', gid)], yield* readDay('demo', hospital.now));
      })(),
    );
  expect(['desk1', 'room103'].map(raisedAt)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test('with several classes each step of the wait counts', () => {
  rules({ priorityAgeMinutes: 15 }, ['急', '敬老']);
  two();
  expect(desk().expiresAt).toBe(nineOClock + 15 * minute);
  hospital.now = nineOClock + 15 * minute;
  expect(desk().expiresAt).toBe(nineOClock + 25 * minute);
  hospital.now = nineOClock + 25 * minute;
  expect(desk().expiresAt).toBe(nineOClock + 30 * minute);
});

test('of several queues with rules of their own the soonest counts', () => {
  rules({ priorityAgeMinutes: 15 });
  const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
  const own = { ownQueuePolicy: true, queuePolicy: { priorityAgeMinutes: 60 } };
  hospital.change('panel', 'room103', { ...room, ...own, name: '103 診' });
  hospital.change('panel', 'room101', { ...room, name: '101 診', alsoCalls: ['room103'] });
  hospital.takeNumber({ panelGid: 'room103' });
  two();
  expect(desk().expiresAt).toBe(nineOClock + 15 * minute);
});
