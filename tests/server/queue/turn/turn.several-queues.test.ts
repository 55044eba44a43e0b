/** One doctor with an ordinary queue and an expert one, who also helps out at the cashier's. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { readDeviceScope } from '#server/desk/device-scope.ts';
import { listPatients } from '#server/desk/list-patients.ts';
import { listTransferTargets } from '#server/desk/list-transfer-targets.ts';
import { resetQueue } from '#server/desk/reset-queues.ts';
import { readDay, readPlace } from '#server/queue/place.ts';
import { readCalledPlaces } from '#server/queue/turn/called-places.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { atHour, type Hospital, openHospital } from '../hospital.ts';
import { refusalOf } from '../refusal-of.ts';
import { expectRowsToEqualLog, logOf } from '../stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
  hospital.add('panel', 'expert', { ...room, name: '專家門診', queueMark: '專', startingNumber: 1 });
  const doctor = { ...room, name: '普通門診', queueMark: '普', settings: { showNext: 6 } };
  hospital.add('panel', 'doctor', { ...doctor, alsoCalls: ['expert'], alsoCallsGroups: ['billing'] });
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const draw = (of: { panelGid: string } | { groupGid: string }, count: number) =>
  Array.from({ length: count }, () => hospital.takeNumber(of).ticketKey);
const act = (action: CounterRequest['action'], queueOwnerGid?: string) =>
  hospital.act('doctor', action, 'nurse1', queueOwnerGid);
const next = () => {
  const { current } = act({ kind: 'next' });
  return `${current?.mark ?? ''}${current?.number}`;
};
const logIn = () => act({ kind: 'logIn' });
const refused = (action: CounterRequest['action'], queueOwnerGid?: string) =>
  refusalOf(() => act(action, queueOwnerGid));
const policyOf = (queuePolicy: object) => ({ ownQueuePolicy: true, queuePolicy });
const changeExpert = (body: object) =>
  hospital.change('panel', 'expert', {
    type: 'defaultPanel',
    callingMode: 1,
    name: '專家門診',
    queueMark: '專',
    ...body,
  });

function threeQueues(): void {
  draw({ panelGid: 'doctor' }, 3);
  draw({ panelGid: 'expert' }, 3);
  draw({ groupGid: 'billing' }, 1);
  logIn();
}

test('next calls from the queues in turn, and from the others where one is empty', () => {
  threeQueues();
  expect([next(), next(), next(), next(), next(), next(), next()]).toEqual([
    '普1',
    '專1',
    '1001',
    '普2',
    '專2',
    '普3',
    '專3',
  ]);
  expect(refused({ kind: 'next' })).toBe('no_waiting_patient');
  draw({ groupGid: 'billing' }, 1);
  expect(next()).toBe('1002');
});

test('a queue is called several times in a row where its rules say so, and by its own rules', () => {
  changeExpert(policyOf({ callsInARow: 2 }));
  hospital.setOrganisation({ priorityTags: ['敬老'] });
  draw({ panelGid: 'doctor' }, 3);
  draw({ panelGid: 'expert' }, 3);
  hospital.takeNumber({ panelGid: 'doctor' });
  logIn();
  act({ kind: 'priority', number: 3, priorityTag: '敬老' }, 'expert');
  expect([next(), next(), next(), next(), next()]).toEqual(['普1', '專3', '專1', '普2', '專2']);
});

test('a call by number is of the queue that is looked at, and leaves the turn as it is', () => {
  threeQueues();
  expect(next()).toBe('普1');
  expect(act({ kind: 'number', number: 3 }, 'expert')).toMatchObject({
    current: { number: 3, mark: '專' },
    undo: { action: 'number', number: 3, mark: '專', width: 3 },
  });
  expect(act({ kind: 'number', number: 3 }).current).toMatchObject({ number: 3, mark: '普' });
  expect([next(), next()]).toEqual(['專1', '1001']);
  expect(hospital.look('doctor').undo).toEqual(expect.objectContaining({ action: 'next', number: 1001, width: 4 }));
  expect(refused({ kind: 'number', number: 1 }, 'room101')).toBe('queue_not_called_here');
  expect(refused({ kind: 'number', number: 9 }, 'expert')).toBe('number_not_issued');
});

test('whatever is done with the patient at the counter is done in the queue of the call', () => {
  changeExpert(policyOf({ passLimit: 1, callLimit: 2, afterCallLimit: 'refuse' }));
  threeQueues();
  next();
  next();
  act({ kind: 'recall' });
  expect(refused({ kind: 'recall' })).toBe('recall_limit_reached');
  expect(act({ kind: 'pass' }, 'expert').counts).toMatchObject({ waiting: 2, passed: 0 });
  expect(logOf(hospital).at(-1)).toMatchObject({ kind: 'expired', number: 1 });
  next();
  act({ kind: 'away' });
  expect(act({ kind: 'back', number: 1001 }, 'billing').counts).toMatchObject({ waiting: 1, away: 0 });
  expect([next(), next()]).toEqual(['普2', '專2']);
  act({ kind: 'start' });
  expect(act({ kind: 'examination' }, 'expert').counts.examination).toBe(1);
  expect(act({ kind: 'backFromExamination', number: 2 }, 'expert').counts).toMatchObject({
    waiting: 2,
    examination: 0,
  });
  expect(act({ kind: 'moveToPassed', number: 2 }, 'expert').counts.waiting).toBe(1);
});

test('whether next finishes the patient is a rule of that patient, whether there is room one of the next', () => {
  changeExpert(policyOf({ nextCompletes: false }));
  threeQueues();
  expect([next(), next()]).toEqual(['普1', '專1']);
  expect(refused({ kind: 'next' })).toBe('patient_not_finished');
  act({ kind: 'completed' });
  changeExpert(policyOf({ roomCap: 1 }));
  hospital.act('expert', { kind: 'logIn' }, 'nurse2');
  hospital.act('expert', { kind: 'next' }, 'nurse2');
  expect([next(), next(), next()]).toEqual(['1001', '普2', '普3']);
  expect(refused({ kind: 'next' })).toBe('waiting_room_full');
  hospital.act('expert', { kind: 'completed' }, 'nurse2');
  expect(next()).toBe('專3');
});

test('two counters that call from one queue never get the same patient, and one who was sent is next out of turn', () => {
  threeQueues();
  hospital.act('expert', { kind: 'logIn' }, 'nurse2');
  expect(next()).toBe('普1');
  expect(hospital.act('expert', { kind: 'next' }, 'nurse2').current?.number).toBe(1);
  expect(next()).toBe('專2');
  hospital.act('expert', { kind: 'transfer', toPanelGid: 'doctor' }, 'nurse2');
  expect(next()).toBe('普4');
  expect(next()).toBe('1001');
});

test('a patient who was sent waits for room in the queue that they stand in, and is called from no other', () => {
  threeQueues();
  hospital.act('expert', { kind: 'logIn' }, 'nurse2');
  hospital.act('expert', { kind: 'next' }, 'nurse2');
  hospital.act('expert', { kind: 'transfer', toPanelGid: 'doctor' }, 'nurse2');
  hospital.add('panel', 'helper', {
    type: 'defaultPanel',
    settings: {},
    callingMode: 1,
    name: '支援',
    alsoCalls: ['doctor'],
  });
  hospital.act('helper', { kind: 'logIn' }, 'nurse2');
  hospital.act('helper', { kind: 'next' }, 'nurse2');
  const doctor = { type: 'defaultPanel', callingMode: 1, name: '普通門診', queueMark: '普', settings: {} };
  const full = { ...doctor, alsoCalls: ['expert'], ...policyOf({ roomCap: 1 }) };
  hospital.change('panel', 'doctor', full);
  expect([next(), next()]).toEqual(['專2', '專3']);
  expect(refused({ kind: 'next' })).toBe('waiting_room_full');
  hospital.act('helper', { kind: 'completed' }, 'nurse2');
  expect(next()).toBe('普4');
});

test('a room that keeps no list any more is called for by nobody, and calls for nobody', () => {
  threeQueues();
  changeExpert({ callingMode: 0 });
  expect([next(), next(), next()]).toEqual(['普1', '1001', '普2']);
  changeExpert({ callingMode: 0, alsoCallsGroups: ['billing'] });
  expect(hospital.act('expert', { kind: 'logIn' }, 'nurse2')).not.toHaveProperty('queues');
});

test('the state names the queues with who waits and whose turn it is, and has the lists of the one looked at', () => {
  threeQueues();
  next();
  const own = act({ kind: 'recall' });
  expect(own).toMatchObject({ queueOwnerGid: 'doctor', nextNumber: 1, counts: { waiting: 2 } });
  expect(own.queues).toEqual([
    { ownerGid: 'doctor', name: '普通門診', mark: '普', width: 3, waiting: 2, next: false },
    { ownerGid: 'expert', name: '專家門診', mark: '專', width: 3, waiting: 3, next: true },
    { ownerGid: 'billing', name: '批價', width: 4, waiting: 1, next: false },
  ]);
  const billing = act({ kind: 'recall' }, 'billing');
  expect(billing).toMatchObject({
    width: 4,
    waiting: [{ number: 1001 }],
    current: { number: 1, mark: '普', width: 3 },
  });
  const page = hospital.read(
    (function* () {
      const day = yield* readDay('demo', hospital.now);
      return yield* listPatients(yield* readPlace('demo', 'doctor'), day, {
        list: 'waiting',
        queueOwnerGid: 'expert',
      });
    })(),
  );
  expect(page).toMatchObject({ paging: { count: 3 }, tickets: [{ number: 1 }, { number: 2 }, { number: 3 }] });
});

test('a counter with one queue is told of none, nothing of turns is kept, and nothing more is read', () => {
  const place = hospital.read(readPlace('demo', 'expert'));
  expect(readCalledPlaces(place).next()).toEqual({ done: true, value: [place] });
  draw({ panelGid: 'expert' }, 1);
  hospital.act('expert', { kind: 'logIn' });
  const state = hospital.act('expert', { kind: 'next' });
  expect(state).not.toHaveProperty('queues');
  for (const shown of [state.current, state.undo]) expect(shown).not.toHaveProperty('mark');
  expect(logOf(hospital).at(-1)?.payload).not.toHaveProperty('inARow');
});

test('numbers are given in the queue that is looked at, and it alone is reset', () => {
  threeQueues();
  expect(hospital.issue('doctor', { queueOwnerGid: 'expert' }).number).toBe(4);
  expect(act({ kind: 'pauseIssuing' }, 'expert').issuingPaused).toBe(true);
  expect(refusalOf(() => hospital.takeNumber({ panelGid: 'expert' }))).toBe('issuing_paused');
  hospital.takeNumber({ panelGid: 'doctor' });
  next();
  next();
  const request = { organisationGid: 'demo', variant: 'clinic', panelGid: 'doctor', queueOwnerGid: 'expert' } as const;
  const state = hospital.run((context) => resetQueue(request, context));
  expect(state.current, 'its call is finished').toBeUndefined();
  expect(state.queues?.map(({ waiting }) => waiting)).toEqual([3, 0, 1]);
});

test('screens show the mark beside the number, and who is next in the order of the turns', () => {
  threeQueues();
  next();
  next();
  const { view, dependsOn } = hospital.read(composePanelView('demo', 'doctor', hospital.now));
  expect(view.counter).toMatchObject({ current: '001', mark: '專', waitingCount: 5 });
  expect(view.calls.map(({ mark, label }) => [mark, label])).toEqual([
    ['普', '001'],
    ['專', '001'],
  ]);
  expect(view.counter?.next.map(({ label }) => label)).toEqual(['1001', '普002', '專002', '普003', '專003']);
  expect([...dependsOn]).toEqual(expect.arrayContaining(['expert', 'billing']));
  const entrance = hospital.read(composePanelView('demo', 'entrance', hospital.now)).view;
  expect(entrance.counters.find(({ gid }) => gid === 'doctor')).toMatchObject({ current: '001', mark: '專' });
});

test('patients of another queue are told who calls them, and that others are called between', () => {
  const [first, , third] = draw({ panelGid: 'expert' }, 3);
  const waitOf = (key: string | undefined) => hospital.read(composeTicketView(key!, hospital.now)).wait;
  expect(waitOf(third), 'nobody serves').toBeUndefined();
  logIn();
  const alone = waitOf(third)!;
  draw({ panelGid: 'doctor' }, 8);
  expect(waitOf(third)!.toMinutes).toBeGreaterThan(alone.toMinutes);
  next();
  next();
  const called = hospital.read(composeTicketView(first!, hospital.now));
  expect(called).toMatchObject({ counterName: '普通門診', queueName: '專家門診', mark: '專', status: 'called' });
  expect(called.currentNumbers).toEqual([{ counterName: '普通門診', number: 1 }]);
});

test('a device at the counter covers all its queues, and a group is open while the counter calls for it', () => {
  logIn();
  const covered = hospital.read(readDeviceScope('demo', 'doctor')).places.map(({ panel }) => panel.gid);
  expect(covered).toEqual(['doctor', 'expert', 'desk1', 'desk2']);
  const targets = hospital.read(
    (function* () {
      return yield* listTransferTargets(yield* readPlace('demo', 'room101'), yield* readDay('demo', hospital.now));
    })(),
  );
  expect(targets.data.find(({ groupGid }) => groupGid === 'billing')).toMatchObject({ open: true });
});

test('the sessions of the other queue are those that the counter was opened for', () => {
  draw({ panelGid: 'doctor' }, 1);
  draw({ panelGid: 'expert' }, 2);
  logIn();
  hospital.now = atHour(13.5);
  draw({ panelGid: 'doctor' }, 1);
  draw({ panelGid: 'expert' }, 1);
  expect([next(), next(), next(), next(), next()]).toEqual(['普1', '專1', '普1', '專2', '專1']);
});

test('a counter whose queue lasts the day finishes every session of a room that it also calls for', () => {
  hospital.change('panel', 'desk1', {
    type: 'defaultPanel',
    settings: {},
    name: '一號櫃檯',
    callingMode: 3,
    alsoCalls: ['expert'],
  });
  draw({ panelGid: 'expert' }, 1);
  hospital.act('desk1', { kind: 'logIn' });
  hospital.now = atHour(13.5);
  draw({ panelGid: 'expert' }, 1);
  const sessions = [1, 2].map(() => hospital.act('desk1', { kind: 'next' }, 'nurse1', 'expert').session);
  expect(sessions).toEqual(['morning', 'afternoon']);
});
