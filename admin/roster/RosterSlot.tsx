import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RosterEntry } from '#generated/shapes.ts';
import type { ClinicShift } from '#generated/values.ts';
import { EntryChip } from './EntryChip.tsx';
import type { RosterRow, RowsBy } from './roster-rows.ts';

export interface RosterSlotProps {
  row: RosterRow;
  by: RowsBy;
  day: string;
  dayName: string;
  shift: ClinicShift;
  /** Where it stands in the table, for the arrow keys. */
  line: number;
  column: number;
  entries: readonly RosterEntry[];
  nameOf(gid: string | undefined): string;
  /** The entry that is being dragged. */
  dragged: RefObject<RosterEntry | undefined>;
  /** Absent where nobody may move one. */
  onDrop?(entry: RosterEntry): void;
  onOpen(entry: RosterEntry): void;
  /** Absent where nobody may add one. */
  onAdd?(row: string, day: string, shift: ClinicShift): void;
}

/** One session of a row on one day: who is there, and a place for one more. */
export function RosterSlot(props: RosterSlotProps) {
  const { row, by, day, dayName, shift, line, column, entries, nameOf, dragged, onDrop, onOpen, onAdd } = props;
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const session = translate(`values.ClinicShift.${shift}`);
  const place = row.name || translate('admin.roster.noRoom');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop at; by keys, an entry moves in its dialog
    <div
      className={over ? 'slot target' : 'slot'}
      data-line={line}
      data-column={column}
      onDragOver={(event) => {
        if (!dragged.current) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged.current) onDrop?.(dragged.current);
      }}
    >
      <span className="shift" aria-hidden title={session}>
        {translate(`admin.roster.short.${shift}`)}
      </span>
      {entries.map((entry) => (
        <EntryChip
          key={entry.gid}
          entry={entry}
          text={nameOf(by === 'rooms' ? entry.doctor : entry.room) || translate('admin.roster.noRoom')}
          substitute={nameOf(entry.substitute)}
          onOpen={() => onOpen(entry)}
          {...(onDrop && {
            onDrag: (now) => {
              dragged.current = now;
            },
          })}
        />
      ))}
      {onAdd && entries.every(({ closed }) => closed) && (
        <button
          type="button"
          className="add"
          tabIndex={line === 0 && column === 0 ? 0 : -1}
          aria-label={translate('admin.roster.addAt', { place, day: dayName, session })}
          onClick={() => onAdd(row.gid, day, shift)}
        >
          <span aria-hidden>＋</span>
        </button>
      )}
    </div>
  );
}
