import type { Changed } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { removeRecords } from '../families/remove.ts';
import { updateRecords } from '../families/update.ts';
import { readDay } from '../queue/place.ts';

/**
 * Command: brings the roster of doctors back to the weekly plan: lines for single days that are over go, substitutes
 * of the others too. Lines for days to come are plans and stay. Answers how many lines changed.
 */
export const resetDoctorShifts = defineCommand(
  import.meta.url,
  'resetDoctorShifts',
  function* (
    { organisationGid }: { readonly organisationGid: string },
    context: Context,
  ): Generator<Statement, Changed, unknown> {
    const place = { family: 'doctorShift', organisationGid } as const;
    const { moment } = yield* readDay(organisationGid, context.now);
    const shifts = yield* listDocuments('doctorShift', organisationGid);
    const over = shifts.filter(({ body }) => body.date !== undefined && body.date < moment.serviceDate);
    const substituted = shifts.filter(({ body }) => body.substitute !== undefined && !isToCome(body.date));
    const items = substituted
      .filter((shift) => !over.includes(shift))
      .map(({ gid }) => ({ gid, body: { substitute: null } }));
    yield* removeRecords({ ...place, gids: over.map(({ gid }) => gid) }, context);
    yield* updateRecords({ ...place, items, restores: true }, context);
    return { count: over.length + items.length };

    function isToCome(date: string | undefined): boolean {
      return date !== undefined && date > moment.serviceDate;
    }
  },
);
