import type { Choice, RosterEntry, RosterWeek } from '#generated/shapes.ts';
import type { ClinicShift } from '#generated/values.ts';

export type RowsBy = 'rooms' | 'doctors';

/** A row of the week: a room or a doctor, and what is in it by place. */
export interface RosterRow {
  /** '' holds what has no room. */
  gid: string;
  name: string;
  /** Entries by `slotOf`. */
  slots: ReadonlyMap<string, readonly RosterEntry[]>;
}

/** A session of a day, or of a day of the week. */
export function slotOf(day: string, shift: ClinicShift): string {
  return `${day}/${shift}`;
}

/** The day in which an entry stands: its date, or in the plan of every week its day of the week. */
export function dayOf({ date, weekday }: RosterEntry): string {
  return date ?? String(weekday);
}

/**
 * The rows whose name or code has what is searched for. A substitute's row has the entry too; what has no room has a
 * row of its own below the rooms, as long as there is something in it.
 */
export function rowsOf(week: RosterWeek, by: RowsBy, search: string): RosterRow[] {
  const entries = new Map<string, Map<string, RosterEntry[]>>();
  for (const entry of week.entries) {
    for (const row of rowsWith(entry, by)) {
      const slots = entries.get(row) ?? new Map<string, RosterEntry[]>();
      const slot = slotOf(dayOf(entry), entry.shift);
      slots.set(slot, [...(slots.get(slot) ?? []), entry]);
      entries.set(row, slots);
    }
  }
  const wanted = search.trim().toLowerCase();
  const rows: Choice[] = [...week[by], ...(entries.has('') ? [{ gid: '', name: '' }] : [])];
  return rows
    .filter(({ name, code = '' }) => `${name} ${code}`.toLowerCase().includes(wanted))
    .map((row) => ({ ...row, slots: entries.get(row.gid) ?? new Map() }));
}

function rowsWith({ room, doctor, substitute }: RosterEntry, by: RowsBy): string[] {
  if (by === 'rooms') return [room ?? ''];
  return substitute === undefined || substitute === doctor ? [doctor] : [doctor, substitute];
}

/** A way to say the name of a record by its gid. */
export function namesOf(...choices: (readonly Choice[])[]): (gid: string | undefined) => string {
  const names = new Map(choices.flat().map(({ gid, name }) => [gid, name]));
  return (gid) => names.get(gid ?? '') ?? '';
}
