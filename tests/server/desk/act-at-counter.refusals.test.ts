import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.change('panel', 'room102', {
    type: 'defaultPanel',
    name: '102 診',
    callingMode: 0,
    startingNumber: 10,
    maximumCalls: 3,
  });
  for (const of of [{ panelGid: 'room101' }, { groupGid: 'billing' }]) {
    for (let taken = 0; taken < 3; taken += 1) hospital.takeNumber(of);
  }
  for (const panel of ['room101', 'room102', 'desk1']) hospital.act(panel, { kind: 'logIn' });
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

type Action = Parameters<Hospital['act']>[1];
/** Everything that the queue has stored. */
const stored = () =>
  ['event', 'queue', 'ticket', 'counter'].map((table) => hospital.rows(`SELECT * FROM ${table} ORDER BY 1, 2, 3`));

describe('what cannot be done has its own message and changes nothing:', () => {
  test.each<[what: string, panel: string, before: Action[], action: Action, code: string, staff?: string]>([
    ['a number that was not issued', 'room101', [], { kind: 'number', number: 77 }, 'number_not_issued'],
    ['a number below the first', 'desk1', [], { kind: 'number', number: 7 }, 'number_below_lower_limit'],
    ['the same without a list', 'room102', [], { kind: 'number', number: 9 }, 'number_below_lower_limit'],
    ['a preset below the first', 'room102', [], { kind: 'preset', number: 9 }, 'number_below_lower_limit'],
    ['a preset where a list is kept', 'room101', [], { kind: 'preset', number: 5 }, 'preset_needs_no_list'],
    [
      'more calls than the room may',
      'room102',
      [{ kind: 'number', number: 12 }],
      { kind: 'next' },
      'maximum_call_limit',
    ],
    ['a number above that', 'room102', [], { kind: 'number', number: 13 }, 'maximum_call_limit'],
    ['nobody to call', 'room101', threeCalls(), { kind: 'next' }, 'no_waiting_patient'],
    ['nothing to recall', 'room101', [], { kind: 'recall' }, 'nothing_to_recall'],
    ['nothing to pass', 'room101', [], { kind: 'pass' }, 'nothing_to_pass'],
    ['nothing to complete', 'room101', [], { kind: 'completed' }, 'nothing_to_complete'],
    ['nothing to start with', 'room101', [], { kind: 'start' }, 'nothing_to_start'],
    ['nobody to send away', 'room101', [], { kind: 'away' }, 'nothing_to_send'],
    ['nobody to transfer', 'desk1', [], { kind: 'transfer', toPanelGid: 'desk2' }, 'nothing_to_transfer'],
    [
      'a closed counter',
      'desk1',
      [{ kind: 'next' }],
      { kind: 'transfer', toPanelGid: 'desk2' },
      'transfer_target_closed',
    ],
    [
      'its own counter',
      'desk1',
      [{ kind: 'next' }],
      { kind: 'transfer', toPanelGid: 'desk1' },
      'transfer_same_counter',
    ],
    ['a call while paused', 'room101', [{ kind: 'pause' }], { kind: 'next' }, 'counter_paused'],
    ['a second member of staff', 'room101', [], { kind: 'logIn' }, 'counter_taken', 'nurse2'],
    ['a press at a counter of another', 'room101', [], { kind: 'next' }, 'counter_taken', 'nurse2'],
    ['a counter that nobody opened', 'desk2', [], { kind: 'next' }, 'counter_not_logged_in'],
    ['a counter not of this nurse', 'desk1', [], { kind: 'logIn' }, 'no_permission', 'nurse3'],
    ['a session that has not begun', 'room101', [], { kind: 'logIn', session: 'evening' }, 'session_not_begun'],
    ['an examination for a cashier', 'desk1', [], { kind: 'examination', number: 1001 }, 'action_not_in_variant'],
    ['a panel that only shows', 'entrance', [], { kind: 'logIn' }, 'panel_not_serving'],
    ['who waits comes back', 'room101', [], { kind: 'back', number: 1 }, 'invalid_queue_operation'],
    ['who waits is back', 'room101', [], { kind: 'backFromExamination', number: 1 }, 'invalid_queue_operation'],
    ['who waits is completed', 'room101', [], { kind: 'completed', number: 1 }, 'invalid_queue_operation'],
    ['issuing without a list', 'room102', [], { kind: 'pauseIssuing' }, 'issuing_not_possible'],
  ])('%s', (_what, panel, before, action, code, staff) => {
    for (const step of before) hospital.act(panel, step);
    const unchanged = stored();
    expect(refusalOf(() => hospital.act(panel, action, staff))).toBe(code);
    expect(stored()).toEqual(unchanged);
  });
});

describe('the most numbers of a queue', () => {
  test('are issued to walk-ins, and then none; who has an appointment still comes in', () => {
    hospital.change('group', 'billing', {
      name: '批價',
      startingNumber: 1001,
      members: ['desk1', 'desk2'],
      maximumCalls: 3,
    });
    expect(refusalOf(() => hospital.takeNumber({ groupGid: 'billing' }))).toBe('maximum_call_limit');
    hospital.push({ room: 'DESK', serialNumber: 900 });
    expect(hospital.checkIn('P1').data[0]?.outcome).toBe('checkedIn');
  });

  test('are called where no list is kept, from the first number on', () => {
    const called = [1, 2, 3].map(() => hospital.act('room102', { kind: 'next' }).current?.number);
    expect(called).toEqual([10, 11, 12]);
    expect(refusalOf(() => hospital.act('room102', { kind: 'next' }))).toBe('maximum_call_limit');
  });
});

function threeCalls(): Action[] {
  return [{ kind: 'next' }, { kind: 'next' }, { kind: 'next' }];
}
