import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { RosterEntry, RosterWeek } from '#generated/shapes.ts';
import { ClinicShift } from '#generated/values.ts';
import { monthDayText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { weekdayOf } from '../calendar/week.ts';
import { NoneYet } from '../layout/NoneYet.tsx';
import { PageTurner } from '../layout/PageTurner.tsx';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { moveByKeys } from './move-by-keys.ts';
import { RosterSlot, type RosterSlotProps } from './RosterSlot.tsx';
import { rosterLook } from './roster-look.ts';
import { namesOf, type RosterRow, type RowsBy, slotOf } from './roster-rows.ts';
import { useKeptSlot } from './use-kept-slot.ts';
import { type Turning, useReachedSlot } from './use-reached-slot.ts';
import type { RowPages } from './use-row-pages.ts';

export interface RosterTableProps
  extends Pick<RosterSlotProps, 'onOpen' | 'onAdd'>,
    Pick<Turning, 'onWeek' | 'reached'> {
  week: RosterWeek;
  /** The rows of the page that is shown. */
  pages: RowPages<RosterRow>;
  by: RowsBy;
  /** Dates, or in the plan of every week days of the week. */
  days: readonly string[];
  /** Whether a dialog lies over it. */
  covered: boolean;
  /** An entry is dropped at a place. */
  onMove?: (entry: RosterEntry, row: string, day: string, shift: RosterEntry['shift']) => void;
}

/** The week: a row for each room or doctor, a column for each day, in it the sessions one below the other. */
export function RosterTable(props: RosterTableProps) {
  const { week, pages: rows, by, days, covered, onMove, onWeek, reached, ...slot } = props;
  const translate = useTranslate();
  const calendar = useCalendar();
  const dragged = useRef<RosterEntry>(undefined);
  const keepPlace = useKeptSlot(week, covered);
  const { rows: shown, page, pages, turn } = rows;
  const { table, beyond } = useReachedSlot(shown.length, days, { page, pages, turn, onWeek, reached });
  const nameOf = namesOf(week.rooms, week.doctors);
  const dayName = (day: string) => translate(`values.Weekday.${day.includes('-') ? weekdayOf(day) : day}`);
  return (
    <Card>
      <ScrolledTable
        key={page}
        label={translate('admin.pages.roster')}
        sticky
        sx={{ maxHeight: { md: 'calc(100vh - 220px)' }, '@media print': { maxHeight: 'none' } }}
      >
        <Table
          stickyHeader
          size="small"
          aria-label={translate('admin.pages.roster')}
          sx={[{ minWidth: days.length > 1 ? 960 : 0 }, rosterLook] as never}
          ref={table}
          onKeyDown={(event) => moveByKeys(event, beyond)}
          onFocus={keepPlace}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: { xs: 84, md: 112 }, left: 0, zIndex: 3 }}>
                {translate(`admin.roster.by.${by}`)}
              </TableCell>
              {days.map((day) => (
                <TableCell key={day} className={day === week.today ? 'today' : undefined}>
                  {dayName(day)}
                  {day.includes('-') && <div>{monthDayText(day, calendar.format)}</div>}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row, line) => (
              <TableRow key={row.gid}>
                <TableCell component="th" scope="row">
                  {row.name || translate('admin.roster.noRoom')}
                </TableCell>
                {days.map((day, column) => (
                  <TableCell key={day}>
                    {ClinicShift.map((shift, index) => (
                      <RosterSlot
                        key={shift}
                        row={row}
                        by={by}
                        day={day}
                        dayName={dayName(day)}
                        shift={shift}
                        line={line * ClinicShift.length + index}
                        column={column}
                        entries={row.slots.get(slotOf(day, shift)) ?? []}
                        nameOf={nameOf}
                        dragged={dragged}
                        {...(onMove && { onDrop: (entry) => onMove(entry, row.gid, day, shift) })}
                        {...slot}
                      />
                    ))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrolledTable>
      {week[by].length === 0 && <NoneYet of={by === 'rooms' ? 'room' : 'doctor'} sx={{ p: 2 }} />}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <PageTurner page={page} pages={pages} onTurn={turn} />
      </Box>
    </Card>
  );
}
