import { afterEach, beforeEach, expect, test } from 'vitest';
import { readChanges } from '#server/stream/changes.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

/** What a step changed, as the streams see it. */
function changesOf(step: () => void) {
  const [{ seq }] = hospital.rows<{ seq: number }>("SELECT seq FROM log_head WHERE organisation_gid = 'demo'") as [
    { seq: number },
  ];
  step();
  const { gids, everywhere } = hospital.read(readChanges('demo', seq));
  return { gids: [...gids].sort(), everywhere };
}

test('a call at a room touches the room alone, at a counter of a group the group too', () => {
  expect(changesOf(() => hospital.act('room101', { kind: 'logIn' }))).toEqual({ gids: ['room101'], everywhere: false });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.takeNumber({ groupGid: 'billing' });
  expect(changesOf(() => hospital.act('desk1', { kind: 'next' }))).toEqual({
    gids: ['billing', 'desk1'],
    everywhere: false,
  });
});

test('a ticket touches the owner of its queue', () => {
  expect(changesOf(() => hospital.takeNumber({ groupGid: 'billing' }))).toEqual({
    gids: ['billing'],
    everywhere: false,
  });
  expect(changesOf(() => hospital.push({})).gids).toEqual(['room101']);
  expect(changesOf(() => hospital.checkIn('P1')).gids).toEqual(['room101']);
});

test('media and announcements touch their panel, other edits may show anywhere', () => {
  const media = { name: '影片', type: 'video', source: 'cloud' };
  expect(changesOf(() => hospital.add('media', 'clip1', media, 'room101'))).toEqual({
    gids: ['room101'],
    everywhere: false,
  });
  expect(changesOf(() => hospital.add('panel', 'room104', { name: '104 診', type: 'defaultPanel' })).everywhere).toBe(
    true,
  );
});

test('more than is looked at line by line may show anywhere', () => {
  const call = (count: number) => () =>
    hospital.rows(`WITH RECURSIVE line (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM line WHERE number < ${count})
      INSERT INTO event (organisation_gid, seq, kind, at, panel_gid) SELECT 'demo', 1000 + number, 'recalled', 0, 'room101' FROM line`);
  expect(changesOf(call(2001))).toEqual({ gids: ['room101'], everywhere: true });
  hospital.rows('DELETE FROM event');
  expect(changesOf(call(2000))).toEqual({ gids: ['room101'], everywhere: false });
});
