import type { IssuingState } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { queuesBehind, readDeviceScope } from '../desk/device-scope.ts';
import { stopOf } from '../desk/device-stop.ts';
import { currentQueue, readDay } from '../queue/place.ts';
import { queueNameOf } from '../queue/queue-names.ts';

/** Yields whether the issuing of numbers is paused at the queues of a ticket machine: by staff, or with its panel. */
export function* composeIssuingState(
  organisationGid: string,
  devicePanelGid: string,
  now: number,
): Generator<Statement, IssuingState, unknown> {
  const day = yield* readDay(organisationGid, now);
  const scope = yield* readDeviceScope(organisationGid, devicePanelGid);
  const { reason } = stopOf(scope);
  const data: IssuingState['data'] = [];
  for (const drawn of queuesBehind(scope.places)) {
    const { place, group } = drawn;
    if (place.callingMode < 1) continue;
    const paused = reason === 'panelPaused' || (yield* currentQueue(place, day)).issuing === 'paused';
    data.push({
      ...(group ? { groupGid: group.gid } : { panelGid: place.panel.gid }),
      name: queueNameOf(drawn.place),
      paused,
    });
  }
  return { paused: data.length > 0 && data.every(({ paused }) => paused), data: data.slice(0, 100) };
}
