import { afterEach, beforeEach, expect, test } from 'vitest';
import { reportScreen } from '#server/screens/report-screen.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

function report(panelGid: string, screen: string, more: object = {}): void {
  const said = { screen, startedAt: hospital.now, width: 1920, height: 1080, receipts: [], ...more };
  hospital.run((context) =>
    reportScreen({ organisationGid: 'demo', panelGid, deviceGid: null, runtime: {}, report: said as never }, context),
  );
}

test('a picture is that of the screen that sent it: another of its panel, and one of its name elsewhere, have none', () => {
  const screens = [
    ['room101', 'screen01'],
    ['room101', 'screen02'],
    ['room102', 'screen01'],
  ] as const;
  for (const [panelGid, screen] of screens) report(panelGid, screen);
  report('room101', 'screen01', { picture: { blocks: [] } });
  expect(hospital.rows('SELECT panel_gid AS "panelGid", screen FROM screen WHERE picture IS NOT NULL')).toEqual([
    { panelGid: 'room101', screen: 'screen01' },
  ]);
});
