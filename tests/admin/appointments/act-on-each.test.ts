import { expect, test } from 'vitest';
import { actOnEach, type Outcome } from '#admin/appointments/act-on-each.ts';
import { CallFailure, ownFailure } from '#client/http/call-failure.ts';
import type { Appointment } from '#generated/shapes.ts';

const translate = (key: string) => key;
const appointments = ['one', 'two', 'three'].map((gid) => ({ gid }) as Appointment);
const act = (fails: (gid: string) => CallFailure | undefined) => {
  const sent: string[] = [];
  const told: (readonly Outcome[])[] = [];
  const acts = async ({ gid }: Appointment) => {
    sent.push(gid);
    const failure = fails(gid);
    if (failure) throw failure;
    return 'done';
  };
  const failures: CallFailure[] = [];
  const progress = (outcomes: readonly Outcome[]) => void told.push(outcomes);
  const outcomes = actOnEach(appointments, acts, translate, progress, (failure) => void failures.push(failure));
  return { sent, told, failures, outcomes };
};

test('one that is refused keeps no other from it', async () => {
  const refused = new CallFailure({ status: 404, contents: [{ code: 'not_found', message: 'not there' }] });
  const { sent, failures, outcomes } = act((gid) => (gid === 'one' ? refused : undefined));
  expect((await outcomes).map(({ done }) => done)).toEqual([false, true, true]);
  expect(sent).toEqual(['one', 'two', 'three']);
  expect(failures).toEqual([refused]);
});

test('after one that was not answered none is sent, and each says so', async () => {
  const { sent, told, outcomes } = act((gid) => (gid === 'two' ? ownFailure('timeout') : undefined));
  expect((await outcomes).map(({ done, text }) => [done, text])).toEqual([
    [true, 'done'],
    [false, 'errors.timeout'],
    [false, 'admin.appointments.notSent'],
  ]);
  expect(sent).toEqual(['one', 'two']);
  expect(told.at(-1)).toHaveLength(3);
});
