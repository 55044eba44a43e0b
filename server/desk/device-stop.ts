import type { CheckInStop } from '#generated/shapes.ts';
import type { DeviceScope } from './device-scope.ts';

/**
 * Why the kiosk or ticket machine of a panel takes no patients, if it does not: an administrator stops it by its panel's
 * status, and without a room in service there is nobody to go to.
 */
export function stopOf({ panel, places }: DeviceScope): CheckInStop {
  if (panel.body.status === 'disable') return { stopped: true, reason: 'panelDisabled' };
  if (panel.body.status === 'pause') return { stopped: true, reason: 'panelPaused' };
  if (places.every((place) => place.panel.body.status === 'disable')) return { stopped: true, reason: 'noRoom' };
  return { stopped: false };
}
