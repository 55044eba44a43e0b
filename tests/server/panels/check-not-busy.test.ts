import { expect, test } from 'vitest';
import { removeRecords } from '#server/families/remove.ts';
import '#server/family-hooks.ts';
import { openHospital, today } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

test('a room is not removed in the evening of a day whose patients are expected, also west of Greenwich', () => {
  const hospital = openHospital();
  hospital.setOrganisation({ timeZoneOffsetMinutes: -300 });
  hospital.now = Date.UTC(2026, 10, 22, 1);
  hospital.push({ room: 'R101', serialNumber: 1, inspectionDay: today, shift: 'evening' });
  const argument = { family: 'panel', organisationGid: 'demo', parentGid: '', gids: ['room101'] } as const;
  const remove = () => hospital.run((context) => removeRecords(argument, context));
  expect(refusalOf(remove)).toBe('panel_has_patients');
  hospital.close();
});
