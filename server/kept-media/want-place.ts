import { type Context, run, type Statement } from '../database/command.ts';
import { newGid } from '../ground/new-gid.ts';
import type { MediaPlace } from './place-of-medium.ts';

/** Notes that a medium is fetched from a place; one that has failed is asked again at once. */
export function* wantPlace(
  organisationGid: string,
  { source, address }: MediaPlace,
  { now }: Context,
): Generator<Statement, void, unknown> {
  yield* run(
    'media_source',
    `INSERT INTO media_source (gid, organisation_gid, source, address, state, due_at, wanted_at)
     VALUES (?, ?, ?, ?, 'waiting', ?, ?)
     ON CONFLICT (organisation_gid, source, address) DO UPDATE SET wanted_at = excluded.wanted_at,
       due_at = CASE WHEN media_source.state = 'ready' THEN media_source.due_at ELSE excluded.due_at END`,
    newGid(),
    organisationGid,
    source,
    address,
    now,
    now,
  );
}
