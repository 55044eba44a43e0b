/** A press that was not meant is taken back within ten seconds, by the counter that made it, and by nobody else. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { QueueState } from '#generated/shapes.ts';
import { run } from '#server/database/command.ts';
import { actAtCounter, type CounterRequest } from '#server/desk/act-at-counter.ts';
import { readPlace } from '#server/queue/place.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const act = (panel: string, kind: string, more: object = {}) =>
  hospital.act(panel, { kind, ...more } as CounterRequest['action']);
const undo = (panel: string) => act(panel, 'undo');

/** So many patients wait at room 101, and its nurse has signed in. */
function openRoom(patients: number): QueueState {
  for (let number = 1; number <= patients; number++) hospital.push({ serialNumber: number });
  for (let number = 1; number <= patients; number++) hospital.checkIn(`P${number}`);
  return act('room101', 'logIn');
}

/** Without what only moves on. */
function still({ epoch: _, seq: __, previousSeq: ___, serverTime: ____, undo: _____, ...state }: QueueState) {
  return { ...state, allowedActions: { ...state.allowedActions, counter: state.allowedActions.counter.toSorted() } };
}

const withoutUndo = (state: QueueState) => {
  const all = still(state);
  const counter = all.allowedActions.counter.filter((name) => name !== 'undo');
  return { ...all, allowedActions: { ...all.allowedActions, counter } };
};

test('Next, undone, leaves the patient before at the counter and the one who was called where they stood', () => {
  openRoom(4);
  const before = act('room101', 'next');
  const called = act('room101', 'next');
  expect(called.undo).toMatchObject({ action: 'next', number: 2, until: called.current!.calledAt + limits.undoMs });
  hospital.now += 9_000;
  const after = undo('room101');
  expect(withoutUndo(after)).toEqual(withoutUndo(before));
  expect(act('room101', 'next').current?.number).toBe(2);
  // A patient who was completed by a press of its own stays so.
  act('room101', 'completed');
  act('room101', 'next');
  expect(undo('room101').current).toBeUndefined();
});

test.each([
  ['pass', {}],
  ['completed', {}],
  ['away', {}],
  ['examination', {}],
  ['transfer', { toPanelGid: 'room104' }],
  // Also where the desk names the number of the patient at the counter.
  ['moveToPassed', { number: 1 }],
  ['completed', { number: 1 }],
  ['away', { number: 1 }],
  ['transfer', { toPanelGid: 'room104', number: 1 }],
])('%s %j, undone, leaves the patient at the counter as they were', (kind, more) => {
  const room = { name: '104 診', roomCode: 'R104', type: 'defaultPanel', settings: {}, callingMode: 1 };
  hospital.add('panel', 'room104', room);
  openRoom(3);
  act('room104', 'logIn');
  act('room101', 'next');
  const before = act('room101', 'start');
  expect(act('room101', kind, more).undo?.action).toBe(kind === 'moveToPassed' ? 'pass' : kind);
  expect(withoutUndo(undo('room101'))).toEqual(withoutUndo(before));
});

test('a last no-show, undone, has its number again', () => {
  hospital.setOrganisation({ queuePolicy: { passLimit: 1 } });
  openRoom(2);
  const before = act('room101', 'next');
  expect(act('room101', 'pass').passed).toEqual([]);
  expect(withoutUndo(undo('room101'))).toEqual(withoutUndo(before));
});

test('where no list is kept the number is the next again, unless others have gone on from it', () => {
  act('room102', 'logIn');
  act('room102', 'next');
  act('room102', 'next');
  expect(undo('room102').current?.number).toBe(1);
  expect(act('room102', 'next').current?.number).toBe(2);
  for (const gid of ['hatch1', 'hatch2'])
    hospital.add('panel', gid, { type: 'defaultPanel', name: gid, callingMode: 0, settings: {} });
  hospital.add('group', 'hatches', { name: '領藥', members: ['hatch1', 'hatch2'] });
  for (const gid of ['hatch1', 'hatch2']) act(gid, 'logIn');
  for (const other of ['preset', 'number']) {
    const { number } = act('hatch1', 'next').current!;
    act('hatch2', other, { number: other === 'preset' ? 20 : number });
    expect(refusalOf(() => undo('hatch1'))).toBe('undo_followed');
  }
});

test('whose number somebody else has by now stays where they were sent', () => {
  hospital.add('panel', 'room104', { type: 'defaultPanel', name: '104 診', settings: {}, callingMode: 1 });
  for (const panelGid of ['room101', 'room104']) hospital.takeNumber({ panelGid });
  for (const gid of ['room101', 'room104']) act(gid, 'logIn');
  act('room101', 'next');
  act('room101', 'transfer', { toPanelGid: 'room104' });
  act('room104', 'transfer', { toPanelGid: 'room101', number: 1 });
  expect(refusalOf(() => undo('room101'))).toBe('undo_followed');
  expect(hospital.look('room104').waiting.map(({ number }) => number)).toEqual([2]);
});

test('after ten seconds, after anything else at the counter, and twice, there is nothing to undo', () => {
  openRoom(3);
  expect(refusalOf(() => undo('room101'))).toBe('nothing_to_undo');
  act('room101', 'next');
  hospital.now += limits.undoMs + 1;
  expect(hospital.look('room101').undo).toBeUndefined();
  expect(refusalOf(() => undo('room101'))).toBe('nothing_to_undo');
  act('room101', 'next');
  act('room101', 'recall');
  expect(refusalOf(() => undo('room101'))).toBe('nothing_to_undo');
  act('room101', 'next');
  undo('room101');
  expect(refusalOf(() => undo('room101'))).toBe('nothing_to_undo');
});

test('a patient whom somebody else has called since is not taken away again', () => {
  hospital.takeNumber({ groupGid: 'billing' });
  act('desk1', 'logIn');
  act('desk2', 'logIn');
  act('desk1', 'next');
  act('desk1', 'transfer', { toPanelGid: 'desk2' });
  const called = act('desk2', 'next');
  expect(refusalOf(() => undo('desk1'))).toBe('undo_followed');
  expect(hospital.look('desk2')).toEqual(called);
  undo('desk2');
  expect(hospital.look('desk1').allowedActions.counter).not.toContain('next');
  expect(act('desk2', 'next').current?.number).toBe(1001);
});

test('a transfer here that was taken back, and word that somebody is there, leave the own press to be undone', () => {
  hospital.add('panel', 'room104', { type: 'defaultPanel', name: '104 診', settings: {}, callingMode: 1 });
  for (const panelGid of ['room101', 'room104']) hospital.takeNumber({ panelGid });
  for (const gid of ['room101', 'room104']) act(gid, 'logIn');
  for (const gid of ['room101', 'room104']) act(gid, 'next');
  act('room101', 'transfer', { toPanelGid: 'room104' });
  undo('room101');
  act('room104', 'stay');
  expect(undo('room104').current).toBeUndefined();
});

test('with others called since from the same queue, whoever comes back waits at their place', () => {
  for (let count = 0; count < 4; count++) hospital.takeNumber({ groupGid: 'billing' });
  act('desk1', 'logIn');
  act('desk2', 'logIn');
  act('desk1', 'next');
  act('desk2', 'next');
  expect(undo('desk1').waiting.map(({ number }) => number)).toEqual([1001, 1003, 1004]);
  expect(hospital.look('desk2').current?.number).toBe(1002);
  // The rules count the other's call as before.
  expect(hospital.rows('SELECT ordinary_calls AS calls FROM queue')).toEqual([{ calls: 2 }]);
});

/** Numbers that the room's screen has as its last calls. */
function calledOnScreen(): number[] {
  const { view } = hospital.read(composePanelView('demo', 'room101', hospital.now));
  return ('calls' in view ? view.calls : []).map(({ number }) => number);
}

test('screens take the call back', () => {
  openRoom(3);
  act('room101', 'next');
  act('room101', 'next');
  expect(calledOnScreen()).toEqual([1, 2]);
  undo('room101');
  expect(calledOnScreen()).toEqual([1]);
  act('room101', 'next');
  expect(calledOnScreen()).toEqual([1, 2]);
});

test('leaving the counter asks what becomes of the patient: back to their place, passed, or completed', () => {
  openRoom(3);
  act('room101', 'next');
  expect(act('room101', 'logOut', { patient: 'back' }).waiting.map(({ number }) => number)).toEqual([1, 2, 3]);
  act('room101', 'logIn');
  act('room101', 'next');
  expect(act('room101', 'logOut', { patient: 'passed' }).passed.map(({ number }) => number)).toEqual([1]);
  act('room101', 'logIn');
  act('room101', 'next');
  expect(act('room101', 'logOut', { patient: 'completed' }).completed.map(({ number }) => number)).toEqual([2]);
});

test('the automatic sign-out leaves the patient as they are, and whoever signs in next finds them there', () => {
  openRoom(2);
  act('room101', 'next');
  act('room101', 'start');
  expect(act('room101', 'autoLogOut')).toMatchObject({ service: 'unlogin', completed: [] });
  expect(act('room101', 'logIn').current).toMatchObject({ number: 1, status: 'consulting' });
});

test('a number given by mistake is taken back; an appointment stands, and can be checked in again', () => {
  openRoom(1);
  hospital.takeNumber({ panelGid: 'room101' });
  const canceled = act('room101', 'cancel', { number: 2 });
  expect(canceled.waiting.map(({ number }) => number)).toEqual([1]);
  const expected = act('room101', 'cancel', { number: 1 });
  expect(expected).toMatchObject({ waiting: [], expected: [{ number: 1 }] });
  hospital.checkIn('P1');
  expect(hospital.look('room101').waiting.map(({ number }) => number)).toEqual([1]);
});

test('after an automatic sign-out the same person shows the password again, and nobody else has to', () => {
  openRoom(1);
  const logIn = (staffGid: string, tokenHash: string) =>
    hospital.run(function* (context) {
      const { variant } = yield* readPlace('demo', 'room101');
      const request = { organisationGid: 'demo', panelGid: 'room101', variant, staffGid, tokenHash };
      yield* actAtCounter({ ...request, action: { kind: 'logIn', takeOver: true } }, context);
    });
  const sign = (hash: string, isApiKey = false) =>
    hospital.run((context) =>
      run(
        'token',
        `INSERT INTO token (hash, api_key, kind, organisation_gid, subject_gid, created_at, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        hash,
        Number(isApiKey),
        'staff',
        'demo',
        'nurse1',
        context.now,
        context.now + 1_000_000,
      ),
    );
  sign('before');
  sign('key', true);
  hospital.now += 60_000;
  act('room101', 'autoLogOut');
  expect(hospital.look('room101').leftAutomatically).toBe(true);
  hospital.now += 1_000;
  expect(refusalOf(() => logIn('nurse1', 'before'))).toBe('please_login_again');
  expect(refusalOf(() => logIn('nurse1', 'key'))).toBe('please_login_again');
  logIn('nurse2', 'before');
  hospital.act('room101', { kind: 'logOut' }, 'nurse2');
  logIn('nurse1', 'before');
  act('room101', 'autoLogOut');
  hospital.now += 1_000;
  sign('after');
  logIn('nurse1', 'after');
  // The page of a custom domain signs in like any other, and speaks with its key.
  hospital.act('room101', { kind: 'logOut' }, 'nurse1');
  logIn('nurse1', 'key');
});

test('the countdown of the automatic sign-out begins anew with every press, and when somebody says that they are there', () => {
  hospital.setOrganisation({ autoLogoutMinutes: 5 });
  const minutes = 60_000;
  const state = openRoom(2);
  expect(state.autoLogoutAt).toBe(hospital.now + 5 * minutes);
  hospital.now += 3 * minutes;
  expect(act('room101', 'next').autoLogoutAt).toBe(hospital.now + 5 * minutes);
  hospital.now += 4 * minutes;
  expect(hospital.look('room101').autoLogoutAt).toBe(hospital.now + minutes);
  expect(act('room101', 'stay').autoLogoutAt).toBe(hospital.now + 5 * minutes);
});

test('who was transferred shows where they come from, and the desk that sent them what number they have there', () => {
  for (let count = 0; count < 2; count++) hospital.takeNumber({ panelGid: 'room101' });
  act('room101', 'logIn');
  act('desk1', 'logIn');
  act('room101', 'next');
  const sent = act('room101', 'transfer', { toPanelGid: 'desk1' });
  const [there] = hospital.look('desk1').waiting;
  expect(there).toMatchObject({ from: expect.stringMatching(/101/) });
  expect(sent.undo).toMatchObject({
    action: 'transfer',
    number: 1,
    // Numbers of the desks have four digits, those of the room three.
    toNumber: String(there!.number).padStart(4, '0'),
    toName: '1 號櫃檯',
  });
});

test('a pause tells patients why, and when the room is back, until that has gone by', () => {
  openRoom(1);
  const onDoor = () => JSON.stringify(hospital.read(composePanelView('demo', 'room101', hospital.now)).view);
  const state = act('room101', 'pause', { reason: 'emergency', minutes: 15 });
  expect(state.pause).toEqual({ reason: 'emergency', until: hospital.now + 15 * 60_000 });
  expect(onDoor()).toMatch(/"pauseText":"處理急症\u00a0· (\d\d:\d\d\u00a0恢復)","pauseShort":"\1"/);
  hospital.now += 16 * 60_000;
  expect(onDoor()).toContain('"pauseText":"處理急症","pauseShort":"處理急症"');
  expect(act('room101', 'restart').pause).toBeUndefined();
  expect(onDoor()).not.toContain('pauseText');
});
