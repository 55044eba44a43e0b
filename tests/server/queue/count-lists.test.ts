/** Whom a desk lists as not checked in: as the rows of its line and the screen of the room say it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkInAppointments } from '#server/appointments/check-in-appointments.ts';
import { listPatients } from '#server/desk/list-patients.ts';
import { readDay, readPlace } from '#server/queue/place.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { atHour, type Hospital, openHospital } from './hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  const room = { type: 'uprightOutpatientPanel', settings: {}, name: '103 診', roomCode: 'R103', callingMode: 2 };
  hospital.change('panel', 'room103', room);
});
afterEach(() => hospital.close());

/** The numbers of a room's list, its count and what its screen counts. */
function notCheckedIn(panelGid = 'room103') {
  const { expected, counts, waiting } = hospital.look(panelGid);
  const numbers = expected.map(({ number }) => number);
  const { view } = hospital.read(composePanelView('demo', panelGid, hospital.now));
  const onScreen = 'counter' in view ? view.counter?.expectedCount : undefined;
  expect(counts.expected).toBe(expected.length);
  expect(onScreen).toBe(counts.expected);
  expect(waiting.filter(({ status }) => status === 'registering').map(({ number }) => number)).toEqual(numbers);
  return numbers;
}

test('a room that reserves numbers lists all who have not come, and checks them in from that list', () => {
  hospital.push(
    { room: 'R103', serialNumber: 3 },
    { room: 'R103', serialNumber: 1 },
    { room: 'R103', serialNumber: 2 },
  );
  hospital.act('room103', { kind: 'logIn' });
  expect(notCheckedIn()).toEqual([1, 2, 3]);
  const [first] = hospital.look('room103').expected;
  hospital.run((context) =>
    checkInAppointments({ organisationGid: 'demo', gids: [first!.appointmentGid], staffGid: 'nurse1' }, context),
  );
  expect(notCheckedIn()).toEqual([2, 3]);
  expect(hospital.look('room103').waiting.map(({ number, status }) => [number, status])).toEqual([
    [1, 'awaiting'],
    [2, 'registering'],
    [3, 'registering'],
  ]);
  // Who is called without having checked in is here or passed, and not expected any more.
  hospital.act('room103', { kind: 'number', number: 2 });
  expect(notCheckedIn()).toEqual([3]);
  hospital.act('room103', { kind: 'pass' });
  expect(notCheckedIn()).toEqual([3]);
});

test('its pages go on behind the first', () => {
  hospital.push(...Array.from({ length: 7 }, (_, index) => ({ room: 'R103', serialNumber: index + 1 })));
  hospital.act('room103', { kind: 'logIn' });
  const page = hospital.read(
    (function* () {
      const place = yield* readPlace('demo', 'room103');
      return yield* listPatients(place, yield* readDay('demo', hospital.now), { list: 'expected', page: 2, limit: 5 });
    })(),
  );
  expect(page.expected.map(({ number }) => number)).toEqual([6, 7]);
  expect(page.paging).toMatchObject({ count: 7, totalPage: 2 });
});

test('a visit at any time of the day is expected in the session that is served, those of the next session are not', () => {
  hospital.push({ room: 'R103', serialNumber: 1 });
  hospital.act('room103', { kind: 'logIn' });
  hospital.now = atHour(14);
  hospital.push({ room: 'R103', serialNumber: 8, shift: 'day' }, { room: 'R103', serialNumber: 9, shift: 'afternoon' });
  const { session, expected } = hospital.look('room103');
  expect([session, ...expected.map(({ number }) => number)]).toEqual(['morning', 1, 8]);
});
