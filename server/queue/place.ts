import { type BusinessMoment, businessMoment, serviceStartOf } from '#days/business-day.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { CallingMode, QueueVariant } from '#generated/values.ts';
import { batchReads } from '../database/batched-reads.ts';
import { type Statement, sharedSettled } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { heldTime } from '../event-log/held-time.ts';
import { readLogTime } from '../event-log/take-log.ts';
import { asCounted } from '../ground/as-counted.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { noCalls } from './policy/line.ts';
import { type Policy, policyOf } from './policy/policy.ts';
import { queueGid } from './queue-gid.ts';
import { latestRound } from './read-rows.ts';
import type { QueueRow } from './rows.ts';
import { variants } from './variants.ts';

/** An organisation at a moment of its day. */
export interface OrganisationDay {
  readonly organisationGid: string;
  readonly organisation: Organisation;
  readonly moment: BusinessMoment;
  readonly now: number;
}

/** A panel that serves, with the group it calls for. */
export interface CounterPlace {
  readonly panel: Document<'panel'>;
  readonly group: Document<'group'> | undefined;
  readonly callingMode: CallingMode;
  readonly variant: QueueVariant;
}

/** Yields the organisation and where its day stands, by its own time, which does not run back. */
export function* readDay(organisationGid: string, clock: number): Generator<Statement, OrganisationDay, unknown> {
  const [organisation, lastEventAt] = yield* batchReads(getOrganisation(organisationGid), readLogTime(organisationGid));
  return dayOf(organisationGid, organisation, heldTime(clock, lastEventAt));
}

/** The day at the organisation's own time, as it is known once its log has been taken. */
export function dayOf(organisationGid: string, organisation: Organisation | undefined, now: number): OrganisationDay {
  if (!organisation) throw new Refusal({ code: 'organisation_not_found' });
  return { organisationGid, organisation, moment: businessMoment(organisation, now), now };
}

/** The offset in minutes of a clock on which the business day begins at midnight. */
export function dayOffsetOf({ organisation, moment }: Pick<OrganisationDay, 'organisation' | 'moment'>): number {
  return moment.offsetMinutes - serviceStartOf(organisation);
}

/** Yields a panel of the organisation with its group; refuses with not_found. */
export function* readPlace(organisationGid: string, panelGid: string): Generator<Statement, CounterPlace, unknown> {
  const [panel, groups] = yield* batchReads(
    getDocument('panel', organisationGid, panelGid),
    listDocuments('group', organisationGid),
  );
  if (!panel) throw new Refusal({ code: 'not_found' });
  return placeOf(panel, groups);
}

/** Yields the same for readings, which ask for it with each press: it is kept as long as nobody changes settings. */
export function readPlaceAgain(organisationGid: string, panelGid: string): Generator<Statement, CounterPlace, unknown> {
  return sharedSettled(`place ${organisationGid} ${panelGid}`, () => readPlace(organisationGid, panelGid));
}

/** Yields all panels that serve, by their names as people count: 9 before 101. */
export function readPlaces(organisationGid: string): Generator<Statement, readonly CounterPlace[], unknown> {
  return sharedSettled(`places ${organisationGid}`, () => composePlaces(organisationGid));
}

function* composePlaces(organisationGid: string): Generator<Statement, CounterPlace[], unknown> {
  const panels = yield* listDocuments('panel', organisationGid);
  const groups = yield* listDocuments('group', organisationGid);
  return panels
    .map((panel) => placeOf(panel, groups))
    .filter(serves)
    .sort((one, other) => asCounted(one.panel.body.name, other.panel.body.name));
}

function placeOf(panel: Document<'panel'>, groups: readonly Document<'group'>[]): CounterPlace {
  const group = groups.find(({ body }) => body.members.includes(panel.gid));
  const callingMode = panel.body.callingMode ?? -1;
  const usual = group || callingMode === 3 ? 'generic' : 'clinic';
  return { panel, group, callingMode, variant: findPanelType(panel.body.type)?.variant ?? usual };
}

/** Whether a panel is a counter that calls: by its type and its calling mode. */
export function serves({ panel, callingMode }: CounterPlace): boolean {
  return callingMode !== -1 && findPanelType(panel.body.type)?.serves === true;
}

/** Who owns the queue that a place calls from: its group, else the panel itself. */
export function ownerOf({ panel, group }: CounterPlace): Document<'panel'> | Document<'group'> {
  return group ?? panel;
}

/**
 * Gids of the panels and groups whose events may change what is listed in a place's queue: its owner's, and those of the
 * group's rooms, for the event of a changed appointment names its room alone (appointments/write-appointment.ts).
 */
export function gidsOfQueue({ panel, group }: CounterPlace): readonly string[] {
  return group ? [group.gid, ...group.body.members] : [panel.gid];
}

/** One place for each queue: counters of a group call from one. */
export function oneForEachQueue(places: readonly CounterPlace[]): CounterPlace[] {
  return [...new Map(places.map((one) => [ownerOf(one).gid, one])).values()];
}

/** The rules of the queue that a place calls from. */
export function policyAt(place: CounterPlace, { organisation }: OrganisationDay): Policy {
  return policyOf(organisation, ownerOf(place).body);
}

/** Whether a place numbers anew in each session: by its variant, but the queue of a group always lasts the day. */
export function numbersBySession({ group, variant }: CounterPlace): boolean {
  return !group && variants[variant].numbers === 'session';
}

/** The session in which a place numbers now. */
export function sessionOf(place: CounterPlace, { moment }: OrganisationDay): QueueRow['session'] {
  return numbersBySession(place) ? moment.session : 'day';
}

/** The queue of a place, on a given day and session, as it would open now. */
export function freshQueue(place: CounterPlace, serviceDate: string, session: QueueRow['session']): QueueRow {
  const owner = ownerOf(place);
  const name = { ownerGid: owner.gid, serviceDate, session };
  const startingNumber = owner.body.startingNumber ?? 1;
  return {
    gid: queueGid(name),
    ...name,
    startingNumber,
    firstNumber: null,
    nextNumber: startingNumber,
    currentNumber: 0,
    issuing: 'open',
    ...noCalls,
  };
}

/** Yields the queue in which numbers are issued, for whoever has read the one that is served: mostly it is the same. */
export function* issuingQueue(
  place: CounterPlace,
  day: OrganisationDay,
  served: QueueRow,
): Generator<Statement, QueueRow, unknown> {
  return served.session === sessionOf(place, day) ? served : yield* currentQueue(place, day);
}

/** Yields the queue of the present session, in which numbers are issued: the stored one, or as it would open. */
export function* currentQueue(place: CounterPlace, day: OrganisationDay): Generator<Statement, QueueRow, unknown> {
  const fresh = freshQueue(place, day.moment.serviceDate, sessionOf(place, day));
  return yield* latestRound(fresh);
}
