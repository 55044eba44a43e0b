import type { Caller } from '../contract/handler.ts';
import type { Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { StaffMember } from './decide-counter.ts';

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
  if (staffGid === undefined) return () => true;
  const staff = yield* getDocument('staff', organisationGid, staffGid);
  return (panelGid) => staff !== undefined && staff.body.enabled !== false && mayServe(staff.body.panels, panelGid);
}

/** The member of staff who calls, whose panels limit what they may do. */
export function staffOf(caller: Caller | null): string | undefined {
  return caller?.kind === 'staff' ? (caller.subjectGid ?? '') : undefined;
}
