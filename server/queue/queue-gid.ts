import type { Session } from '#generated/values.ts';

/** What names a queue: its owner (a panel or a group), the business day and the session. */
export interface QueueName {
  readonly ownerGid: string;
  readonly serviceDate: string;
  readonly session: Session;
}

/** A panel, or a group, that owns queues. */
export interface QueueOwner {
  readonly organisationGid: string;
  readonly gid: string;
}

/** A queue's gid is its name, so that there is one queue for one room and session whoever comes first. */
export function queueGid({ ownerGid, serviceDate, session }: QueueName): string {
  return `${ownerGid}.${serviceDate}.${session}`;
}

/** The gid under which a queue goes on when it is reset: the same name, the next round. */
export function nextRound(gid: string): string {
  const round = Number(gid.split('.')[3] ?? 0);
  return `${queueGid(queueName(gid))}.${round + 1}`;
}

/** The name in a queue's gid, whatever its round; gids of panels and groups hold no dot. */
export function queueName(gid: string): QueueName {
  const [ownerGid, serviceDate, session] = gid.split('.') as [string, string, Session];
  return { ownerGid, serviceDate, session };
}
