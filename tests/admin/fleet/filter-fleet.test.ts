import { expect, test } from 'vitest';
import { countConditions, type FleetWish, filterFleet } from '#admin/fleet/filter-fleet.ts';
import { judgeFleet } from '#admin/fleet/judge-device.ts';
import { threadTime } from '../../running/thread-time.ts';
import { device, fleetOf } from './fleet-samples.ts';

const devices = judgeFleet(
  fleetOf(
    device({ device: 'west', name: '大廳西側', location: '門診大樓 1F' }),
    device({ device: 'east', name: 'East Wall', location: '門診大樓 2F', fault: 'x' }),
    device({ device: 'kiosk', kind: 'kiosk', versionNumber: '1.0', wantedVersion: '1.1' }),
  ),
);
const found = (part: Partial<FleetWish>) =>
  filterFleet(devices, { search: '', kind: '', condition: '', ...part })
    .map((one) => one.device)
    .sort();

test('every word that was typed is looked for in the name, the place and what is known of a device', () => {
  expect(found({ search: '西側' })).toEqual(['west']);
  expect(found({ search: '  門診  2f ' })).toEqual(['east']);
  expect(found({ search: 'EAST' })).toEqual(['east']);
  expect(found({ search: '診間 101' })).toHaveLength(3);
  expect(found({ search: '西側 2F' })).toEqual([]);
});

test('by kind, by condition and by its build', () => {
  expect(found({ kind: 'kiosk' })).toEqual(['kiosk']);
  expect(found({ condition: 'trouble' })).toEqual(['east']);
  expect(found({ condition: 'outdated' })).toEqual(['kiosk']);
  expect(found({ condition: 'outdated', kind: 'panel' })).toEqual([]);
  expect(countConditions(devices)).toEqual({ silent: 0, missing: 0, trouble: 1, online: 2, closed: 0, outdated: 1 });
});

test('five thousand devices are judged and looked through within a frame of the page', () => {
  const many = Array.from({ length: 5000 }, (_, number) =>
    device({ device: `tv${number}`, panelName: `診間 ${number}` }),
  );
  const fleet = fleetOf(...many);
  judgeFleet(fleet);
  const look = () => filterFleet(judgeFleet(fleet), { search: '診間 49', kind: '', condition: '' });
  expect(threadTime(look)).toBeLessThan(100);
  expect(look().length).toBeGreaterThan(100);
});
