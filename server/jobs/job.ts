import type { ReportState } from '#generated/values.ts';
import { one, type Statement } from '../database/command.ts';

/** What kinds of work there are. */
export type JobKind = 'report';

/** A piece of work that goes on after the call that asked for it. */
export interface Job {
  readonly gid: string;
  readonly organisationGid: string;
  readonly kind: JobKind;
  /** JSON text; what the kind needs to know. */
  readonly argument: string;
  readonly state: Exclude<ReportState, 'unknown'>;
  /** Hundredths that are done. */
  readonly progress: number;
  readonly attempts: number;
  readonly leaseOwner: string | null;
  /** JSON text; what a complete job made. */
  readonly result: string | null;
  readonly accessKey: string | null;
  readonly expiresAt: number | null;
  readonly error: string | null;
  readonly createdAt: number;
  readonly finishedAt: number | null;
}

export const jobColumns = `gid, organisation_gid AS "organisationGid", kind, argument, state, progress, attempts,
  lease_owner AS "leaseOwner", result, access_key AS "accessKey", expires_at AS "expiresAt", error,
  created_at AS "createdAt", finished_at AS "finishedAt"`;

/** Yields a job of the organisation, or undefined. */
export function* readJob(organisationGid: string, gid: string): Generator<Statement, Job | undefined, unknown> {
  return yield* one<Job>(
    'job',
    `SELECT ${jobColumns} FROM job WHERE organisation_gid = ? AND gid = ?`,
    organisationGid,
    gid,
  );
}
