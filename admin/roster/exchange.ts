import type { RosterEntry } from '#generated/shapes.ts';
import { bodyOf, changeOf, draftOf, type EntryCall, type EntryDraft, noClinic, placeOf } from './entry-draft.ts';
import { dayOf } from './roster-rows.ts';

/** The entry that stands where another is to be put: in its room in that session, or with its doctor elsewhere. */
export function displacedBy(
  draft: EntryDraft,
  moved: RosterEntry,
  entries: readonly RosterEntry[],
): RosterEntry | undefined {
  const others = entries.filter(
    (entry) => entry.gid !== moved.gid && !entry.closed && dayOf(entry) === draft.day && entry.shift === draft.shift,
  );
  return (
    others.find(({ room }) => room !== undefined && room === draft.room) ??
    others.find(({ doctor }) => draft.doctor !== moved.doctor && doctor === draft.doctor)
  );
}

/** Whether two entries can change places in one call: both are of every week, or both of their day alone. */
export function mayExchange(draft: EntryDraft, moved: RosterEntry, displaced: RosterEntry): boolean {
  return moved.single === displaced.single && (draft.single || !moved.single);
}

/** The one call that puts an entry where another stands, and that one where it came from. */
export function exchangeCall(draft: EntryDraft, doctor: string, moved: RosterEntry, displaced: RosterEntry): EntryCall {
  const back = draftOf(displaced, {
    day: dayOf(moved),
    shift: moved.shift,
    single: draft.single,
    ...(displaced.room === draft.room && { room: moved.room }),
    ...(displaced.doctor === doctor && { doctor: moved.doctor }),
  });
  const bodies = [bodyOf(draft, doctor), bodyOf(back, back.doctor ?? displaced.doctor)] as const;
  if (moved.single || !draft.single) {
    return {
      id: 'bulkUpdateDoctorShift',
      input: { body: { items: [changeOf(moved, bodies[0]), changeOf(displaced, bodies[1])] } },
    };
  }
  // On that day their own places are the other's, or there is no clinic.
  const filled = bodies.map((body) => placeOf(body, body.date));
  const left = [moved, displaced].filter((entry) => !filled.includes(placeOf(entry, entry.date)));
  return { id: 'bulkCreateDoctorShift', input: { body: { items: [...left.map(noClinic), ...bodies] } } };
}
