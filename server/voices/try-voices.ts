import type { ViewClip, VoiceTrial, VoiceTrialResult } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { readCall } from '../speech/read-call.ts';
import { placeAmong, readParts } from '../speech/speak-calls.ts';
import { createVoiceBank } from '../speech/voice-bank.ts';
import { missingClips } from './missing-clips.ts';

const usualNumber = 23;

/** Yields how a call of a real room would be announced by these parts, with what it and others lack recordings for. */
export function* tryVoices(
  organisationGid: string,
  { panelGid, parts: given, counterGid, number = usualNumber }: VoiceTrial,
): Generator<Statement, VoiceTrialResult, unknown> {
  const panels = yield* listDocuments('panel', organisationGid);
  const panel = panelGid ? yield* findPanel(organisationGid, panelGid, 'panelGid') : undefined;
  const counter = counterGid ? yield* findPanel(organisationGid, counterGid, 'counterGid') : undefined;
  const groups = yield* listDocuments('group', organisationGid);
  const bank = createVoiceBank(yield* listDocuments('voice', organisationGid));
  const parts = given ?? (panel ? yield* readParts(panel) : []);
  const serving = panels.filter(({ body }) => findPanelType(body.type)?.serves);
  const rooms = serving.map(({ gid, body }) => ({
    gid,
    panelName: body.counterName || body.name,
    groupName: groups.find((group) => group.body.members.includes(gid))?.body.name,
    session: 'morning' as const,
  }));
  const room = [counter?.gid, panel?.gid].flatMap((gid) => rooms.find((one) => one.gid === gid) ?? [])[0] ?? rooms[0];
  const locale = panel?.body.language ?? 'zh-TW';
  const clips: ViewClip[] = [];
  if (!room) return { readings: [], clips, missing: [] };
  const placed = placeAmong(clips);
  const readings = readCall({ ...room, number }, parts, bank, locale);
  return {
    counter: room.panelName,
    readings: readings.map(({ language, say }) => ({ language, say: say.map(placed) })),
    clips,
    missing: missingClips(parts, rooms, bank, locale),
  };
}

function* findPanel(
  organisationGid: string,
  gid: string,
  field: string,
): Generator<Statement, Document<'panel'>, unknown> {
  const found = yield* getDocument('panel', organisationGid, gid);
  if (!found) throw new Refusal({ code: 'not_found', field });
  return found;
}
