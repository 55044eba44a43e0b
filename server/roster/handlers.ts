import type { Choice, RosterWeek } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import { batchReads } from '../database/batched-reads.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { present } from '../families/present.ts';
import { readDay } from '../queue/place.ts';
import { daysFrom, planOf, weekOf } from './week-of.ts';

export const rosterHandlers: Handlers<'getRosterWeek'> = {
  getRosterWeek: ({ organisationGid, query, now, services }) =>
    services.database.query(readWeek(organisationGid, query.from, now)),
};

/** Yields the week from a day on, or the plan of every week. */
function* readWeek(
  organisationGid: string,
  from: string | undefined,
  now: number,
): Generator<Statement, RosterWeek, unknown> {
  const { moment } = yield* readDay(organisationGid, now);
  const [shifts, leaves, rooms, doctors] = yield* batchReads(
    listDocuments('doctorShift', organisationGid),
    listDocuments('doctorLeave', organisationGid),
    listDocuments('room', organisationGid),
    listDocuments('doctor', organisationGid),
  );
  const days = from === undefined ? [] : daysFrom(from);
  const inWeek = leaves
    .filter(({ body }) => body.to >= (days[0] ?? '~') && body.from <= (days.at(-1) ?? ''))
    .sort((one, other) => one.body.from.localeCompare(other.body.from));
  const entries =
    from === undefined
      ? planOf(shifts)
      : weekOf(
          days,
          shifts,
          inWeek.map(({ body }) => body),
        );
  const named = new Set(entries.flatMap(({ doctor, room, substitute }) => [doctor, room, substitute]));
  const shown = (document: Document<'room' | 'doctor'>) => document.body.enabled !== false || named.has(document.gid);
  return {
    ...(from !== undefined && { from }),
    today: moment.serviceDate,
    rooms: rooms.filter(shown).map(choiceOf),
    doctors: doctors.filter(shown).map(choiceOf),
    entries,
    leaves: (yield* present(inWeek)) as unknown as RosterWeek['leaves'],
  };
}

function choiceOf({ gid, body }: Document<'room' | 'doctor'>): Choice {
  return { gid, name: body.name, code: body.code };
}
