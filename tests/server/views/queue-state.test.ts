import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('a desk is told that an administrator has paused or disabled its panel, and that it is enabled again', () => {
  hospital.act('room101', { kind: 'logIn' });
  for (const status of ['pause', 'disable', 'enable'] as const) {
    hospital.change('panel', 'room101', { type: 'defaultPanel', name: '101 診', callingMode: 1, status });
    expect(hospital.look('room101').panelStatus).toBe(status);
  }
});
