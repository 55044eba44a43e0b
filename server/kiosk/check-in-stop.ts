import type { CheckInStop } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { readDeviceScope } from '../desk/device-scope.ts';
import { stopOf } from '../desk/device-stop.ts';

/** Yields whether patients can check in at a panel's kiosk now, and why not. */
export function* readCheckInStop(
  organisationGid: string,
  panelGid: string,
): Generator<Statement, CheckInStop, unknown> {
  return stopOf(yield* readDeviceScope(organisationGid, panelGid));
}
