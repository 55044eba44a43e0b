import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeDevices, unpairDevices } from '#server/devices/change-devices.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

const organisationGid = 'demo';
const gids = ['tv'];
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  for (const gid of ['tv', 'other']) {
    hospital.connection.exec(
      `INSERT INTO device (gid, organisation_gid, kind, panel_gid, name, key_hash, engine, paired_at, seen_at)
         VALUES ('${gid}', 'demo', 'panel', 'room101', '', 'hash of ${gid}', '', 0, 0);
       INSERT INTO launcher (device_gid, organisation_gid, report) VALUES ('${gid}', 'demo', '{}');`,
    );
  }
});
afterEach(() => hospital.close());

const change = (panelGid: string) =>
  hospital.run((context) => changeDevices({ organisationGid, gids, panelGid }, context));
const placeOf = (gid: string) =>
  hospital.rows<{ panel: string }>('SELECT panel_gid AS panel FROM device WHERE gid = ?', gid)[0]?.panel;

test('a device is moved to a panel of its own hospital alone', () => {
  hospital.connection.exec(
    `INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
       VALUES ('next', 'next', '{}', 1, '', '', 0, 0);
     UPDATE document SET organisation_gid = 'next' WHERE gid = 'desk2';`,
  );
  for (const panelGid of ['desk2', 'billing', 'nowhere']) {
    expect(refusalOf(() => change(panelGid))).toBe('reference_not_found');
  }
  expect(placeOf('tv')).toBe('room101');
  change('room103');
  expect([placeOf('tv'), placeOf('other')]).toEqual(['room103', 'room101']);
});

test('what the launcher of a device said goes with its pairing, and that of no other', () => {
  hospital.run((context) => unpairDevices({ organisationGid, gids }, context));
  expect(placeOf('tv')).toBeUndefined();
  expect(hospital.rows('SELECT device_gid AS gid FROM launcher')).toEqual([{ gid: 'other' }]);
});
