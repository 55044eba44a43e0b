/** The starting number of a room changes, whose queues reserved numbers have opened for days to come. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { dayMs } from '#server/ground/durations.ts';
import { changeTicket } from '#server/ticket-machine/change-ticket.ts';
import { type Hospital, openHospital } from './hospital.ts';
import { expectRowsToEqualLog, logOf } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const beginWith = (startingNumber: number) =>
  hospital.run((context) =>
    updateRecords(
      { family: 'panel', organisationGid: 'demo', items: [{ gid: 'room103', body: { startingNumber } }] },
      context,
    ),
  );
const take = () => hospital.takeNumber({ panelGid: 'room103' }).number;

test('walk-ins begin with it on every day on which nobody has come yet: it acted on days without appointments alone', () => {
  const inspectionDay = new Date(hospital.now + dayMs).toISOString().slice(0, 10);
  hospital.push({ room: 'R103', serialNumber: 5 }, { room: 'R103', serialNumber: 6, inspectionDay });
  beginWith(101);
  expect([take(), take()]).toEqual([101, 102]);
  hospital.now += dayMs;
  expect(take()).toBe(101);
  hospital.act('room103', { kind: 'logIn' });
  expect(hospital.act('room103', { kind: 'next' }).current?.number, 'the reserved number stands').toBe(6);
});

test('a room of the same number, other rooms, and a room that lets nobody take a number are left as they are', () => {
  const room = { type: 'defaultPanel', settings: {}, name: '104 診', roomCode: 'R104', callingMode: 2 };
  hospital.add('panel', 'room104', room);
  hospital.push(
    { room: 'R103', serialNumber: 5 },
    { room: 'R101', serialNumber: 6 },
    { room: 'R102', serialNumber: 7 },
    { room: 'R104', serialNumber: 8 },
  );
  const resets = () => logOf(hospital).filter(({ kind }) => kind === 'reset');
  beginWith(1);
  expect(resets()).toEqual([]);
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'pauseIssuing' });
  beginWith(101);
  expect(resets()).toEqual([]);
  hospital.act('room103', { kind: 'resumeIssuing' });
  beginWith(201);
  expect(resets()).toMatchObject([{ payload: { opens: { startingNumber: 201 } } }]);
  expect(take()).toBe(201);
});

test('a number that was reserved and given up leaves a queue unused', () => {
  hospital.push({ room: 'R103', serialNumber: 5 });
  const [ticket] = hospital.rows<{ key: string }>('SELECT access_key AS key FROM ticket');
  const { key } = ticket!;
  hospital.run((context) => changeTicket({ organisationGid: 'demo', key, wish: 'giveUp' }, context));
  beginWith(101);
  expect(take()).toBe(101);
});

test('a queue in use goes on: no number is given a second time', () => {
  expect([take(), take()]).toEqual([1, 2]);
  beginWith(101);
  expect(take()).toBe(3);
  beginWith(2);
  expect(take()).toBe(4);
});
