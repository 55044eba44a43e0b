import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetDeviceKeys } from '#server/panels/panel-keys.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('the keys of a panel that is removed go with it, and those of other panels stay', () => {
  hospital.connection.exec("DELETE FROM panel_key WHERE organisation_gid = 'demo'");
  for (const panel of ['room101', 'room102'])
    for (const purpose of ['kiosk', 'ticketMachine'])
      hospital.connection.exec(
        `INSERT INTO panel_key (panel_gid, organisation_gid, purpose, key)
         VALUES ('${panel}', 'demo', '${purpose}', '${panel} ${purpose}')`,
      );
  hospital.run(() => forgetDeviceKeys({ organisationGid: 'demo', gid: 'room101' }));
  expect(hospital.rows('SELECT key FROM panel_key ORDER BY key')).toEqual([
    { key: 'room102 kiosk' },
    { key: 'room102 ticketMachine' },
  ]);
});
