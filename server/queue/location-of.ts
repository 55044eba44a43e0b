import { one, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';

type Panel = Pick<Document<'panel'>, 'organisationGid' | 'body'>;

/**
 * Yields where a panel is, for those who look for it: building and floor, its own, else those of the room with its code;
 * before them the room's alternative name, where the panel shows it.
 */
export function* locationOf(panel: Panel): Generator<Statement, { location?: string }, unknown> {
  const { location: own, roomCode, showSecondNames } = panel.body;
  const room = roomCode && (!own || showSecondNames) ? yield* readRoom(panel) : undefined;
  const location = [showSecondNames && room?.secondName, own || room?.location].filter(Boolean).join(' · ');
  return location ? { location } : {};
}

/** Yields the alternative name of a panel's room, where the panel shows it. */
export function* roomSecondName(panel: Panel): Generator<Statement, { secondName?: string }, unknown> {
  const { roomCode, showSecondNames } = panel.body;
  const room = roomCode && showSecondNames ? yield* readRoom(panel) : undefined;
  return room?.secondName ? { secondName: room.secondName } : {};
}

function* readRoom({
  organisationGid,
  body: { roomCode = '' },
}: Panel): Generator<Statement, { location: string | null; secondName: string | null } | undefined, unknown> {
  return yield* one(
    ['document', 'document_key'],
    `SELECT json_extract(r.body, '$.location') AS location, json_extract(r.body, '$.secondName') AS "secondName"
     FROM document_key k JOIN document r ON r.gid = k.gid
     WHERE k.organisation_gid = ? AND k.family = 'room' AND k.parent_gid = '' AND k.property = 'code' AND k.value = ?`,
    organisationGid,
    roomCode.toLowerCase(),
  );
}
