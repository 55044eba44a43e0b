import { languages } from '#generated/languages.ts';
import type { PanelView, ViewCall, ViewClip, VoicePart } from '#generated/shapes.ts';
import type { Locale, Session } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { text } from '../ground/texts.ts';
import type { CounterPlace } from '../queue/place.ts';
import { readCall } from './read-call.ts';
import { spelt } from './spelt.ts';
import { createVoiceBank, type Said } from './voice-bank.ts';

/**
 * Yields the calls of a screen with what it says for each, and the recordings for that: by the screen's own parts that
 * are switched on, else by its voice group. A screen that has neither, or is silent, gets its calls as they are. A number
 * of an earlier session is said with it: the present one has that number too.
 * @param volume of this moment, 0 to 100
 * @param sessions of each call's number, by the call's place in the log, and the present one
 */
export function* speakCalls(
  panel: Document<'panel'>,
  volume: number,
  calls: ViewCall[],
  places: readonly CounterPlace[],
  { sessions, present }: { readonly sessions: ReadonlyMap<number, Session>; readonly present: Session },
): Generator<Statement, Pick<PanelView, 'calls' | 'clips'>, unknown> {
  if (volume === 0 || calls.length === 0) return { calls };
  const language = panel.body.language!;
  const isEarlier = ({ seq }: ViewCall) => ![present, 'day', undefined].includes(sessions.get(seq));
  const parts = yield* readParts(panel);
  if (parts.length === 0) {
    return {
      calls: calls.map((call) => (isEarlier(call) ? withSession(call, sessions.get(call.seq)!, language) : call)),
    };
  }
  const ofEarlier = parts.some(({ type }) => type === 'clinicHours') ? parts : [sessionFirst, ...parts];
  const bank = createVoiceBank(yield* listDocuments('voice', panel.organisationGid));
  const groupNames = new Map(places.map(({ panel: { gid }, group }) => [gid, group?.body.name]));
  const clips: ViewClip[] = [];
  const placed = placeAmong(clips);
  const spoken = calls.map((call) => {
    const { seq, number, counter: panelName, counterGid } = call;
    const said = { number, panelName, groupName: groupNames.get(counterGid), session: sessions.get(seq) ?? 'day' };
    const readings = readCall(said, isEarlier(call) ? ofEarlier : parts, bank, language);
    return { ...call, readings: readings.map(({ language, say }) => ({ language, say: say.map(placed) })) };
  });
  return { calls: spoken, clips };
}

const sessionFirst: VoicePart = { type: 'clinicHours' };

/** A call with what the screen would say by itself, after the session of its number. */
function withSession(call: ViewCall, session: Session, language: Locale): ViewCall {
  const name = spelt(call.counter);
  const counter = /^\d+$/.test(call.counter) ? text(language, 'display.numberedCounter', { number: name }) : name;
  const sentence = text(language, 'display.sentence', { number: call.number, counter });
  const said = { session: text(language, `display.session.${session}`), sentence };
  const say = [text(language, 'server.spokenOfSession', said)];
  return { ...call, readings: [{ language: languages[language].spokenAs, say }] };
}

/** Names a recording by its place among those of a view, and leaves a text as it is. */
export function placeAmong(clips: ViewClip[]): (one: Said) => number | string {
  return (one) => (typeof one === 'string' ? one : placeOf(one, clips));
}

/** Where a recording stands among those of the view; it is named once, however often it is heard. */
function placeOf(clip: ViewClip, clips: ViewClip[]): number {
  const known = clips.findIndex(({ url }) => url === clip.url);
  return known >= 0 ? known : clips.push(clip) - 1;
}

/** What a screen says with a call: its own parts that are switched on, else those of its voice group. */
export function* readParts({
  organisationGid,
  gid,
  body,
}: Document<'panel'>): Generator<Statement, VoicePart[], unknown> {
  const own = yield* listDocuments('panelVoice', organisationGid, gid);
  const enabled = own.filter((part) => part.body.enabled !== false).map((part) => part.body);
  if (enabled.length > 0 || !body.voiceGroup) return enabled;
  return (yield* getDocument('voiceGroup', organisationGid, body.voiceGroup))?.body.parts ?? [];
}
