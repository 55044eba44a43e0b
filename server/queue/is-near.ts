import { limits } from '#generated/limits.ts';
import { hasBegun } from './earlier-sessions.ts';
import type { OrganisationDay } from './place.ts';
import type { QueueName } from './queue-gid.ts';

/** Whether the turn of somebody is near before whom so many wait in a queue: never before the session has begun. */
export function isNear(queue: QueueName, day: OrganisationDay, ahead: number): boolean {
  return ahead <= limits.ticketSoonAhead && hasBegun(queue, day);
}
