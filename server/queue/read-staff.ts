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
