import { expect, test } from 'vitest';
import { composeCounterServices, readLiveQueues } from '#server/dashboard/live.ts';
import { readDay, readPlace } from '#server/queue/place.ts';
import { openHospital } from '../queue/hospital.ts';

test('those who wait stand in the order in which they will be called', () => {
  const hospital = openHospital();
  hospital.setOrganisation({ queuePolicy: { passedRule: 'afterN', passedAfter: 1 }, priorityTags: ['敬老'] });
  hospital.act('desk1', { kind: 'logIn' });
  for (let taken = 0; taken < 4; taken += 1) hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'pass' });
  hospital.act('desk1', { kind: 'back', number: 1001 });
  hospital.act('desk1', { kind: 'priority', number: 1004, priorityTag: '敬老' });
  const queues = hospital.read(
    (function* () {
      return yield* readLiveQueues(yield* readDay('demo', hospital.now));
    })(),
  );
  const billing = queues.find(({ queue }) => queue.ownerGid === 'billing');
  expect(billing?.waiting.map(({ number }) => number)).toEqual([1004, 1001, 1002, 1003]);
  hospital.close();
});

test('a counter stands as the hall sees it, whatever its panel is set to', () => {
  const hospital = openHospital();
  hospital.act('desk1', { kind: 'logIn' });
  const { body } = hospital.read(readPlace('demo', 'desk1')).panel;
  const shown = () =>
    hospital
      .read(
        (function* () {
          return yield* composeCounterServices(yield* readDay('demo', hospital.now), new Map());
        })(),
      )
      .flatMap(({ panelGid, service }) => (panelGid.startsWith('desk') ? [[panelGid, service]] : []));
  const services = (status: 'enable' | 'pause' | 'disable') => {
    hospital.change('panel', 'desk1', { ...body, status });
    return Object.fromEntries(shown());
  };
  expect(services('enable')).toMatchObject({ desk1: 'serving', desk2: 'unlogin' });
  expect(services('pause')).toMatchObject({ desk1: 'pause', desk2: 'unlogin' });
  expect(services('disable')).toMatchObject({ desk1: 'noData', desk2: 'unlogin' });
  hospital.close();
});
