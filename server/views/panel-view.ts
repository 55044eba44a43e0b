import type { PanelSettings } from '#generated/device.ts';
import type { PanelView, ViewCounter, ViewGroup } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { ownAddress } from '../documents/own-address.ts';
import { Refusal } from '../errors/refusal.ts';
import { readLogHead } from '../event-log/take-log.ts';
import { addresses } from '../ground/addresses.ts';
import { defaultLocale } from '../ground/texts.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { patientColumns } from '../panel-types/patient-columns.ts';
import { nextPauseEnd } from '../queue/back-at.ts';
import { nextRaise } from '../queue/next-raise.ts';
import {
  type CounterPlace,
  dayOffsetOf,
  gidsOfQueue,
  type OrganisationDay,
  oneForEachQueue,
  readDay,
} from '../queue/place.ts';
import { readCounter } from '../queue/read-rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { speakCalls } from '../speech/speak-calls.ts';
import type { Composed } from './composed.ts';
import { readSources, type Sources } from './read-sources.ts';
import { noParts, type ShownParts, shownParts } from './shown-parts.ts';
import { type CallingCounter, type ComposedCalls, composeCalls, latestCall } from './view-calls.ts';
import { composeViewCounter } from './view-counter.ts';
import { composeViewGroup } from './view-group.ts';
import { composeMarquees, composeMedia, composeStaff } from './view-items.ts';
import { composeViewLists } from './view-lists.ts';
import { composeMoves } from './view-moves.ts';
import { type VolumeNow, volumeNow } from './volume-now.ts';

/**
 * Yields the whole truth of one panel's screen. A panel that is switched off shows nothing but its organisation; one
 * that is paused shows a notice, so no queue is sent for it either.
 * @param reader whose language its words are in, where that is not the screen's
 */
export function* composePanelView(
  organisationGid: string,
  panelGid: string,
  now: number,
  reader?: Locale,
): Generator<Statement, Composed<PanelView>, unknown> {
  const day = yield* readDay(organisationGid, now);
  const panel = inService(yield* getDocument('panel', organisationGid, panelGid), day);
  const type = findPanelType(panel?.body.type);
  if (!panel || !type) throw new Refusal({ code: 'not_found' });
  const settings: PanelSettings = { ...type.defaults, ...panel.body.settings };
  const on = panel.body.status !== 'disable';
  const { columns, rowHeight } = patientColumns(panel.body);
  const wanted = settings.labelLists ?? [];
  const known = columns.includes('label') || wanted.length > 0 ? yield* listDocuments('label', organisationGid) : [];
  const labels = columns.includes('label') ? known.map(bodyOf) : [];
  const labelLists = wanted.flatMap((gid) => known.find((label) => label.gid === gid)?.body ?? []);
  const people = { columns, labels, labelLists };
  const shown = on ? shownParts(type, settings, panel.body.displayDataLimit!, people) : noParts;
  const parts = { ...shown, language: reader ?? panel.body.language ?? defaultLocale };
  const sources = yield* readSources(panel, type, settings);
  const { sessions, ...queues } = panel.body.status === 'enable' ? yield* composeQueues(sources, day, parts) : noQueues;
  const latest = latestCall(queues.calls, now);
  const head = yield* readLogHead(organisationGid);
  const { moment } = day;
  const { own } = sources;
  const served = own && (yield* servedQueue(own, day, yield* readCounter(own.panel.gid)));
  const session = served?.session ?? moment.session;
  const calling = callingPlaces(sources);
  const sound = volumeNow(panel.body, day);
  const spoken = yield* speakCalls(panel, sound.volume, queues.calls, calling, { sessions, present: moment.session });
  const moves = yield* composeMoves(panel.body.status === 'enable' ? calling : [], day, parts.language);
  const view: PanelView = {
    ...head,
    serverTime: now,
    serviceDate: moment.serviceDate,
    session,
    organisation: organisationOf(day),
    panel: { ...panelOf(panel, type.index, parts, sound, day), columns: [...columns], rowHeight },
    settings: settings as PanelView['settings'],
    layout: type.layout,
    ...queues,
    ...spoken,
    ...(moves.calls.length > 0 && { moves: moves.calls }),
    latest: latest.call,
    nurses: parts.nurses ? yield* composeStaff('nurse', organisationGid, panelGid) : [],
    paramedics: parts.paramedics ? yield* composeStaff('paramedic', organisationGid, panelGid) : [],
    media: parts.media ? yield* composeMedia(organisationGid, panelGid) : [],
    marquees: parts.marquees ? [...moves.marquees, ...(yield* composeMarquees(organisationGid, panelGid))] : [],
  };
  const listed = yield* readListed(calling);
  return {
    view,
    dependsOn: new Set([
      panelGid,
      ...sources.groups.map(({ group }) => group.gid),
      ...calling.map((place) => place.panel.gid),
      ...listed.flatMap(gidsOfQueue),
      ...moves.dependsOn,
    ]),
    expiresAt: Math.min(
      ...[moment.nextChangeAt, latest.until, moves.until, sound.until],
      yield* nextPauseEnd(day),
      yield* nextRaise(listed, day),
    ),
  };
}

/** Every panel of an organisation that the provider has suspended is switched off. */
function inService(panel: Document<'panel'> | undefined, { organisation }: OrganisationDay) {
  if (!panel || organisation.suspendedAt === undefined) return panel;
  return { ...panel, body: { ...panel.body, status: 'disable' as const } };
}

type Queues = Pick<PanelView, 'counter' | 'counters' | 'groups' | 'lists'> & ComposedCalls;

const noQueues: Queues = { counter: null, counters: [], groups: [], calls: [], sessions: new Map() };

function* composeQueues(
  sources: Sources,
  day: OrganisationDay,
  parts: ShownParts,
): Generator<Statement, Queues, unknown> {
  const calling: CallingCounter[] = [];
  const { own } = sources;
  const counter = own ? yield* composeViewCounter(own, day, parts, 'own') : null;
  if (own && counter) calling.push({ place: own, counter });
  const counters: ViewCounter[] = [];
  for (const place of sources.places) {
    const shown = yield* composeViewCounter(place, day, parts, 'own');
    counters.push(shown);
    calling.push({ place, counter: shown });
  }
  const groups: ViewGroup[] = [];
  for (const { group, places } of sources.groups) {
    const shown = yield* composeViewGroup(group, places, day, parts);
    groups.push(shown);
    for (const [index, place] of places.entries()) calling.push({ place, counter: shown.counters[index]! });
  }
  const lists = yield* composeViewLists(sources.places, day, parts);
  return {
    counter,
    counters,
    groups,
    ...(lists.length > 0 && { lists }),
    ...(yield* composeCalls(calling, day, parts)),
  };
}

function organisationOf(day: OrganisationDay): PanelView['organisation'] {
  const { organisation, moment } = day;
  const { gid, name, logo, demo, dateFormat = 'roc' } = organisation;
  return {
    gid,
    name,
    ...(logo && { logo }),
    ...(demo && { demo }),
    timeZoneOffsetMinutes: moment.offsetMinutes,
    dayOffsetMinutes: dayOffsetOf(day),
    dateFormat,
  };
}

function panelOf(
  { gid, body }: Document<'panel'>,
  mode: number,
  parts: ShownParts,
  { volume }: VolumeNow,
  { organisation }: OrganisationDay,
) {
  const { name, counterName, type = '' } = body;
  return {
    gid,
    name,
    ...(counterName && { counterName }),
    type,
    mode,
    // Cleared or never set, each has its default in the stored record (documents/document.ts).
    status: body.status!,
    language: body.language!,
    theme: body.theme!,
    videoMode: body.videoMode!,
    displayRegistrationStatus: body.displayRegistrationStatus!,
    carouselSeconds: body.carouselSeconds!,
    displayDataLimit: body.displayDataLimit!,
    ...(parts.qrCode && qrCodeOf(gid, body, organisation)),
    ...(body.darkFrom && body.darkUntil && { darkFrom: body.darkFrom, darkUntil: body.darkUntil }),
    callRepeat: body.callRepeat!,
    voiceVolume: volume,
    ...(body.loudspeaker && { sharesLoudspeaker: true }),
    ...(body.flashCalls && { flashCalls: true }),
  };
}

/** What the panel has been given, else the page that its patients may open on their own phones; never its key. */
function qrCodeOf(
  gid: string,
  { qrCodeUrl, authentication }: Document<'panel'>['body'],
  organisation: OrganisationDay['organisation'],
): { qrCodeUrl?: string } {
  if (qrCodeUrl) return { qrCodeUrl };
  return authentication === 'none' ? { qrCodeUrl: ownAddress(organisation, addresses.clinicList(gid)) } : {};
}

function callingPlaces({ own, places, groups }: Sources): CounterPlace[] {
  return [...(own ? [own] : []), ...places, ...groups.flatMap((source) => source.places)];
}

function bodyOf<Body>({ body }: { readonly body: Body }): Body {
  return body;
}

/** The queues on the lists of these places: their own, and those that they call in turn with it. */
function* readListed(places: readonly CounterPlace[]): Generator<Statement, CounterPlace[], unknown> {
  const listed: CounterPlace[] = [];
  for (const place of places) listed.push(...(yield* readCalledPlaces(place)));
  return oneForEachQueue(listed);
}
