import { one, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';

/** Yields building and floor of a panel: its own, else those of the room with its code. */
export function* locationOf({
  organisationGid,
  body: { location, roomCode },
}: Pick<Document<'panel'>, 'organisationGid' | 'body'>): Generator<Statement, { location?: string }, unknown> {
  if (location) return { location };
  if (!roomCode) return {};
  const room = yield* one<{ location: string | null }>(
    ['document', 'document_key'],
    `SELECT json_extract(r.body, '$.location') AS location FROM document_key k JOIN document r ON r.gid = k.gid
     WHERE k.organisation_gid = ? AND k.family = 'room' AND k.parent_gid = '' AND k.property = 'code' AND k.value = ?`,
    organisationGid,
    roomCode.toLowerCase(),
  );
  return room?.location ? { location: room.location } : {};
}
