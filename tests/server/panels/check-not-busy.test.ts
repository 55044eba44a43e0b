import { expect, test } from 'vitest';
import { removeRecords } from '#server/families/remove.ts';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { openHospital, today } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

test('a room is not removed in the evening of a day whose patients are expected, also west of Greenwich', () => {
  const hospital = openHospital();
  hospital.setOrganisation({ timeZoneOffsetMinutes: -300 });
  hospital.now = Date.UTC(2026, 10, 22, 1);
  hospital.push({ room: 'R101', serialNumber: 1, inspectionDay: today, shift: 'evening' });
  const argument = { family: 'panel', organisationGid: 'demo', gids: ['room101'] } as const;
  const remove = () => hospital.run((context) => removeRecords(argument, context));
  expect(refusalOf(remove)).toBe('panel_has_patients');
  hospital.close();
});

test('a room whose patients wait goes on from check-in to reserved numbers, but not to a queue in which nobody finds them', () => {
  const hospital = openHospital();
  hospital.takeNumber({ panelGid: 'room101' });
  const argument = { family: 'panel', organisationGid: 'demo' } as const;
  const change = (callingMode: number) =>
    hospital.run((context) =>
      updateRecords({ ...argument, items: [{ gid: 'room101', body: { callingMode } }] }, context),
    );
  expect(
    refusalOf(() => change(3)),
    'numbers would last the day',
  ).toBe('panel_has_patients');
  expect(
    refusalOf(() => change(0)),
    'no list would be kept',
  ).toBe('panel_has_patients');
  change(2);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'logOut', patient: 'completed' });
  change(3);
  hospital.close();
});
