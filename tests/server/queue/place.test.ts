/** Rooms stand as people count wherever nobody has put them in another order. */
import { expect, test } from 'vitest';
import { readPlace } from '#server/queue/place.ts';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { openHospital } from './hospital.ts';

test('room 9 stands before room 101 at the ticket machine and on the screen of the lobby', () => {
  const hospital = openHospital();
  hospital.add('panel', 'room9', { type: 'defaultPanel', name: '9 診', roomCode: 'R9', callingMode: 1 });
  hospital.add('panel', 'room110', { type: 'defaultPanel', name: '110 診', roomCode: 'R110', callingMode: 1 });
  const rooms = (gids: readonly (string | undefined)[]) => gids.filter((gid) => gid?.startsWith('room'));

  const { data } = hospital.read(composeQueueSizes('demo', 'hall', hospital.now));
  expect(rooms(data.map(({ panelGid }) => panelGid))).toEqual(['room9', 'room101', 'room103', 'room110']);
  const { view } = hospital.read(composePanelView('demo', 'entrance', hospital.now));
  expect(rooms(view.counters.map(({ gid }) => gid))).toEqual(['room9', 'room101', 'room102', 'room103', 'room110']);
  hospital.close();
});

test('rooms whose numbers are written in words stand by the strokes of these: the first, the second, the third', () => {
  const hospital = openHospital();
  for (const name of ['第三診', '第一診', '第二診'])
    hospital.add('panel', name, { type: 'defaultPanel', name, callingMode: 1 });
  const { data } = hospital.read(composeQueueSizes('demo', 'hall', hospital.now));
  const names = data.map(({ name }) => name).filter((name) => name.startsWith('第'));
  expect(names).toEqual(['第一診', '第二診', '第三診']);
  hospital.close();
});

test('a room of a group is called as the common queue is, and its screen follows all rooms of the group', () => {
  const hospital = openHospital();
  hospital.add('group', 'pooled', { name: '家醫科', members: ['room101', 'room103'] });
  expect(hospital.read(readPlace('demo', 'room101')).variant).toBe('generic');
  const { dependsOn } = hospital.read(composePanelView('demo', 'room101', hospital.now));
  expect([...dependsOn]).toEqual(expect.arrayContaining(['pooled', 'room101', 'room103']));
  hospital.close();
});
