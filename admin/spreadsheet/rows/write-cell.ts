import { dayText, momentText, wallClock } from '../../calendar/calendar.ts';
import { isEmpty } from '../../data/changes.ts';
import { serialOf } from '../file/serial-date.ts';
import type { SheetContext } from './read-cell.ts';
import { joinSeveral } from './several.ts';
import type { PlanColumn } from './sheet-plan.ts';

/** A value as it stands in a cell, in the user's words, with names instead of gids; undefined for nothing. */
export function writeCell(value: unknown, column: PlanColumn, context: SheetContext): string | number | undefined {
  const { plan, references, calendar } = context;
  if (column.secret || isEmpty(value) || (Array.isArray(value) && value.length === 0)) return undefined;
  const labelOf = (one: unknown) => column.choices?.find((choice) => choice.value === one)?.label ?? String(one);
  const nameOf = (gid: unknown) => references.get(column.family ?? '')?.label(String(gid)) ?? String(gid);
  switch (column.kind) {
    case 'number':
      return Number(value);
    case 'boolean':
      return value ? plan.yesLabel : plan.noLabel;
    case 'choice':
      return labelOf(value);
    case 'choices':
      return joinSeveral((value as unknown[]).map(labelOf));
    case 'texts':
      return joinSeveral(value as string[]);
    case 'day':
      return dayText(String(value), calendar.format);
    case 'moment':
      return momentText(Number(value), calendar);
    case 'reference':
      return nameOf(value);
    case 'references':
      return joinSeveral((value as unknown[]).map(nameOf));
    default:
      return String(value);
  }
}

/** The same for a file whose cells have types: days and moments as the spreadsheet counts them, to sort and to reckon by. */
export function writeTypedCell(value: unknown, column: PlanColumn, context: SheetContext): string | number | undefined {
  if (isEmpty(value)) return undefined;
  if (column.kind === 'day') return serialOf(Date.parse(String(value))) ?? String(value);
  if (column.kind !== 'moment') return writeCell(value, column, context);
  const { day, time } = wallClock(Number(value), context.calendar);
  return serialOf(Date.parse(`${day}T${time}Z`));
}
