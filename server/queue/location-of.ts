import { one, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';

/** What tells somebody the way to a counter, beside its name. */
export interface WhereTo {
  readonly location?: string;
  readonly counterSecondName?: string;
}

type Panel = Pick<Document<'panel'>, 'organisationGid' | 'body'>;

/**
 * Yields where a panel is, for those who look for it: building and floor, its own, else those of the room with its code;
 * before them the room's alternative name, where the panel shows it; where it does not, that name for itself.
 */
export function* locationOf(panel: Panel): Generator<Statement, WhereTo, unknown> {
  const { location: own, showSecondNames } = panel.body;
  const { location: ofRoom, secondName } = (yield* readRoom(panel)) ?? {};
  const location = [showSecondNames && secondName, own || ofRoom].filter(Boolean).join(' · ');
  return { ...(location && { location }), ...(secondName && !showSecondNames && { counterSecondName: secondName }) };
}

/** Yields the alternative name of a panel's room, for lists that give no location in which it could stand. */
export function* secondNameRead(panel: Panel): Generator<Statement, string | undefined, unknown> {
  return (yield* readRoom(panel))?.secondName || undefined;
}

/** Yields the alternative name of a panel's room, where the panel shows it. */
export function* roomSecondName(panel: Panel): Generator<Statement, { secondName?: string }, unknown> {
  const secondName = panel.body.showSecondNames ? yield* secondNameRead(panel) : undefined;
  return secondName ? { secondName } : {};
}

function* readRoom({
  organisationGid,
  body: { roomCode },
}: Panel): Generator<Statement, { location: string | null; secondName: string | null } | undefined, unknown> {
  if (!roomCode) return undefined;
  return yield* one(
    ['document', 'document_key'],
    `SELECT json_extract(r.body, '$.location') AS location, json_extract(r.body, '$.secondName') AS "secondName"
     FROM document_key k JOIN document r ON r.gid = k.gid
     WHERE k.organisation_gid = ? AND k.family = 'room' AND k.parent_gid = '' AND k.property = 'code' AND k.value = ?`,
    organisationGid,
    roomCode.toLowerCase(),
  );
}
