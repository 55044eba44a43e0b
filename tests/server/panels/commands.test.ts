import { afterEach, beforeEach, expect, test } from 'vitest';
import '#server/family-hooks.ts';
import { rotatePanelKey } from '#server/panels/commands.ts';
import { devicePurposes, type KeyPurpose, makeDeviceKeys } from '#server/panels/panel-keys.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const organisationGid = 'demo';
const purposes: readonly KeyPurpose[] = ['panel', ...devicePurposes];
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  for (const gid of ['room101', 'room103']) {
    hospital.run(() => makeDeviceKeys({ organisationGid, gid }));
    for (const kind of purposes) {
      hospital.connection.exec(
        `INSERT INTO token (hash, kind, organisation_gid, subject_gid, created_at, expires_at)
         VALUES ('${gid} ${kind}', '${kind}', 'demo', '${gid}', 0, ${hospital.now + 1000})`,
      );
    }
  }
});
afterEach(() => hospital.close());

/** Which tokens of devices are left, and which keys of the panels' addresses are others, by what is done. */
function after(rotate: () => unknown) {
  const keys = () =>
    Object.fromEntries(
      hospital
        .rows<{ name: string; key: string | null }>(
          `SELECT panel_gid || ' ' || purpose AS name, key FROM panel_key
           UNION ALL SELECT gid || ' panel' AS name, secret AS key FROM document WHERE gid IN ('room101', 'room103')`,
        )
        .map(({ name, key }) => [name, key]),
    );
  const before = keys();
  rotate();
  const now = keys();
  return {
    tokens: hospital.rows<{ hash: string }>('SELECT hash FROM token ORDER BY hash').map(({ hash }) => hash),
    others: Object.keys(now)
      .filter((name) => now[name] !== before[name])
      .sort(),
  };
}
const rotate = (purpose?: KeyPurpose) =>
  hospital.run((context) => rotatePanelKey({ organisationGid, gid: 'room101', purpose }, context));
const ofNextRoom = ['room103 kiosk', 'room103 panel', 'room103 ticketMachine'];

test('all addresses of a panel that are replaced let no device of it in, and those of the next room go on', () => {
  expect(after(() => rotate())).toEqual({
    tokens: ofNextRoom,
    others: ['room101 kiosk', 'room101 panel', 'room101 ticketMachine'],
  });
});

test.each(purposes)(
  'the address of one purpose (%s) that is replaced leaves the others of the panel as they are',
  (one) => {
    expect(after(() => rotate(one))).toEqual({
      tokens: [...purposes.filter((other) => other !== one).map((other) => `room101 ${other}`), ...ofNextRoom].sort(),
      others: [`room101 ${one}`],
    });
  },
);
