import type { Caller } from '../call/handler.ts';
import type { Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { StaffMember } from './counter-command.ts';
import { ownerOf, readPlaces } from './place.ts';
import { calledPlaces } from './turn/called-places.ts';

/** Yields a member of staff; refuses (no_permission) whoever is gone or may not serve the panel. */
export function* readStaff(
  organisationGid: string,
  staffGid: string,
  panelGid: string,
): Generator<Statement, StaffMember, unknown> {
  const staff = yield* getDocument('staff', organisationGid, staffGid);
  if (!staff || staff.body.enabled === false || !mayServe(staff.body.panels, panelGid)) {
    throw new Refusal({ code: 'no_permission' });
  }
  return { staffGid: staff.gid, staffName: staff.body.name };
}

/** Staff may serve the panels listed with them; none listed means all. */
export function mayServe(panels: readonly string[] | undefined, panelGid: string): boolean {
  return !panels || panels.length === 0 || panels.includes(panelGid);
}

/**
 * Yields the panels whose patients a member of staff sees and acts for: those that they may serve, and those of every
 * queue that these call from, such as a group's others. Undefined means all; whoever is gone has none.
 */
export function* readStaffPanels(
  organisationGid: string,
  staffGid: string,
): Generator<Statement, ReadonlySet<string> | undefined, unknown> {
  const staff = yield* getDocument('staff', organisationGid, staffGid);
  if (!staff || staff.body.enabled === false) return new Set();
  const { panels = [] } = staff.body;
  if (panels.length === 0) return undefined;
  const places = yield* readPlaces(organisationGid);
  const own = places.filter(({ panel }) => panels.includes(panel.gid));
  const owners = new Set(own.flatMap((place) => calledPlaces(place, places)).map((place) => ownerOf(place).gid));
  const called = places.filter((place) => owners.has(ownerOf(place).gid));
  return new Set([...panels, ...called.map(({ panel }) => panel.gid)]);
}

/** Yields the same for whoever calls: only staff are limited. */
export function* readPanelsOf(
  organisationGid: string,
  caller: Caller | null,
): Generator<Statement, ReadonlySet<string> | undefined, unknown> {
  const staffGid = staffOf(caller);
  return staffGid === undefined ? undefined : yield* readStaffPanels(organisationGid, staffGid);
}

/** Whom a member of staff may act for: tells of a panel whether it is theirs. */
export type StaffLimits = (panelGid: string) => boolean;

/**
 * Yields the limits of the member of staff who calls; nobody (administrators, the provider, a kiosk) has none. Whoever
 * is gone may do nothing.
 */
export function* readStaffLimits(
  organisationGid: string,
  staffGid: string | undefined,
): Generator<Statement, StaffLimits, unknown> {
  const panels = staffGid === undefined ? undefined : yield* readStaffPanels(organisationGid, staffGid);
  return (panelGid) => panels === undefined || panels.has(panelGid);
}

/** The member of staff who calls, whose panels limit what they may do. */
export function staffOf(caller: Caller | null): string | undefined {
  return caller?.kind === 'staff' ? (caller.subjectGid ?? '') : undefined;
}
