import type { AppointmentTagList, Changed } from '#generated/shapes.ts';
import { all, type Context, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { inPanels, readAppointment } from '../queue/appointment-row.ts';
import { readStaffLimits } from '../queue/read-staff.ts';
import { shapeFaults } from '../shapes/shapes.ts';
import { followTags } from './follow-tags.ts';
import { changesBetween, recordChange } from './record-change.ts';
import { roomsOf, storeAppointment, tellRooms } from './write-appointment.ts';

/** Tags of one list at most. */
const listLimit = 500;

/** Yields the tags of the organisation's appointments, or of those of some panels, the most used first. */
export function* listTags(
  organisationGid: string,
  panels: ReadonlySet<string> | undefined,
): Generator<Statement, AppointmentTagList, unknown> {
  const [seen] = inPanels('a', panels);
  const data = yield* all<{ tag: string; count: number }>(
    'appointment',
    `SELECT each_tag.value AS tag, count(*) AS count
     FROM appointment a, json_each(a.body, '$.tags') AS each_tag
     WHERE a.organisation_gid = ? ${seen ? `AND ${seen.sql}` : ''} GROUP BY each_tag.value ORDER BY 2 DESC, 1 LIMIT ?`,
    organisationGid,
    ...(seen?.values ?? []),
    listLimit,
  );
  return { data: [...data] };
}

export interface TagArgument {
  readonly organisationGid: string;
  readonly gids: readonly string[];
  /** The member of staff who calls; absent for administrators. */
  readonly staffGid?: string | undefined;
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Command: puts tags on appointments and takes others off, all or none; answers how many changed. */
export const tagAppointments = defineCommand(
  import.meta.url,
  'tagAppointments',
  function* (
    { organisationGid, gids, add, remove, staffGid }: TagArgument,
    context: Context,
  ): Generator<Statement, Changed, unknown> {
    yield* takeLog(organisationGid, context);
    const mayActFor = yield* readStaffLimits(organisationGid, staffGid);
    const rooms = yield* forEachItem(gids, 'gids', function* (gid) {
      const before = yield* readAppointment(organisationGid, { gid });
      if (!before) throw new Refusal({ code: 'not_found' });
      if (!mayActFor(before.panelGid)) throw new Refusal({ code: 'no_permission' });
      const { tags: had = [], ...rest } = before.body;
      const tags = [...new Set([...had.filter((tag) => !remove.includes(tag)), ...add])];
      const body = { ...rest, ...(tags.length > 0 && { tags }) };
      const changes = changesBetween(before.body, body);
      if (changes.length === 0) return [];
      const faults = shapeFaults('AppointmentCreate', body);
      if (faults.length > 0) throw new Refusal(faults);
      const after = { ...before, body, version: before.version + 1, updatedAt: context.now };
      yield* storeAppointment(organisationGid, after);
      yield* recordChange(context, organisationGid, after, { action: 'tagged', changes });
      yield* followTags(context, organisationGid, before, body.tags);
      return yield* roomsOf(after);
    });
    yield* tellRooms(context, organisationGid, rooms.flat());
    return { count: rooms.filter((changed) => changed.length > 0).length };
  },
);
