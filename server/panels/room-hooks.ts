import { followRoomCode } from '../appointments/follow-room-code.ts';
import { recodeRoom } from '../appointments/recode-room.ts';
import { isSameRoom } from '../appointments/room.ts';
import type { Context, Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { findDocument } from '../documents/get-document.ts';
import { replaceDocument } from '../documents/write-document.ts';
import type { FamilyHooks } from '../families/hooks.ts';

/** Rooms: with a code of another name, the panel of the room and its appointments have that code too. */
export const roomHooks: FamilyHooks = {
  *afterChange(document, before, context) {
    const [was, is] = [before, document].map((room) => (room as Document<'room'>).body.code);
    if (was && is && !isSameRoom(was, is)) yield* takePanelAlong(document, { was, is }, context);
  },
};

/**
 * A panel names its room by the code: left with the old one, it would lose the roster's doctor and the location, and no
 * appointment with the new code would find it. Where another panel has the new code already, somebody has decided.
 */
function* takePanelAlong(
  { organisationGid }: Document,
  { was, is }: { was: string; is: string },
  context: Context,
): Generator<Statement, void, unknown> {
  const panel = yield* findDocument('panel', organisationGid, 'roomCode', was);
  if (!panel || (yield* findDocument('panel', organisationGid, 'roomCode', is))) return;
  const body = { ...panel.body, roomCode: is };
  yield* replaceDocument({ ...panel, body, version: panel.version + 1, updatedAt: context.now }, context, panel);
  yield* recodeRoom(context, organisationGid, panel.gid, { was, is });
  yield* followRoomCode(context, { organisationGid, gid: panel.gid, code: is });
}
