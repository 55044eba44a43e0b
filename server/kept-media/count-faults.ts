import { one, type Statement } from '../database/command.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { readStandings } from './read-kept.ts';

/** Yields how many media that are switched on do not come from their source, by panel; panels without are left out. */
export function* countFaults(
  organisationGid: string,
  panelGid?: string,
): Generator<Statement, Map<string, number>, unknown> {
  const counts = new Map<string, number>();
  const fetched = yield* one(
    'media_source',
    'SELECT gid FROM media_source WHERE organisation_gid = ? LIMIT 1',
    organisationGid,
  );
  if (!fetched) return counts;
  const media = yield* listDocuments('media', organisationGid, panelGid);
  const standingOf = yield* readStandings(organisationGid, media);
  for (const medium of media) {
    const { state } = standingOf(medium);
    const isWell = state === 'ready' || state === 'direct' || state === 'waiting';
    if (isWell || medium.body.enabled === false) continue;
    counts.set(medium.parentGid, (counts.get(medium.parentGid) ?? 0) + 1);
  }
  return counts;
}
