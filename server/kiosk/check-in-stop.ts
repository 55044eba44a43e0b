import type { CheckInStop } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { type DeviceScope, readDeviceScope } from '../desk/device-scope.ts';

/** Yields whether patients can check in at a panel's kiosk now, and why not. */
export function* readCheckInStop(
  organisationGid: string,
  panelGid: string,
): Generator<Statement, CheckInStop, unknown> {
  return stopOf(yield* readDeviceScope(organisationGid, panelGid));
}

/** An administrator stops a kiosk by its panel's status; without a room in service nobody can be checked in. */
export function stopOf({ panel, places }: DeviceScope): CheckInStop {
  if (panel.body.status === 'disable') return { stopped: true, reason: 'panelDisabled' };
  if (panel.body.status === 'pause') return { stopped: true, reason: 'panelPaused' };
  if (places.every((place) => place.panel.body.status === 'disable')) return { stopped: true, reason: 'noRoom' };
  return { stopped: false };
}
