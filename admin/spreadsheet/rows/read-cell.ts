import { plainEntry } from '#client/text/plain-digits.ts';
import { openText } from '#spreadsheet/safe-text.ts';
import { type Calendar, readTime } from '../../calendar/calendar.ts';
import { serialText } from '../file/serial-date.ts';
import { type Cell, isCellError, unreadable } from '../file/table.ts';
import { readSheetDay } from './read-day.ts';
import type { References } from './references.ts';
import { splitSeveral } from './several.ts';
import { type PlanColumn, plainText, type SheetPlan, takenKey } from './sheet-plan.ts';
import { hasBecomeDay, hasLostDigits, hasLostLetters } from './what-is-left.ts';

/** Why a cell or a row cannot be taken in: a key of the texts. */
export interface Fault {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What a cell says of a property: a value, nothing, that it be emptied, or nothing that can be understood. */
export type Reading =
  | { readonly value: unknown }
  | { readonly fault: Fault }
  | { readonly empties: true }
  | { readonly nothing: true };

export interface SheetContext {
  readonly plan: SheetPlan;
  readonly references: ReadonlyMap<string, References>;
  /** That of the plan's organisation. */
  readonly calendar: Calendar;
}

/** Choices that a message still names. */
const mostNamed = 12;

/** The cell as a person sees it, without what was put before it against formulas. */
export function textOf(cell: Cell): string {
  if (cell === undefined || isCellError(cell)) return '';
  return typeof cell === 'string' ? openText(cell).trim() : String(cell);
}

/** Reads a cell of a column. */
export function readCell(cell: Cell, column: PlanColumn, context: SheetContext): Reading {
  if (isCellError(cell)) return cell.error ? fault('cellError', { text: cell.error }) : fault('notWorkedOut');
  const text = textOf(cell);
  if (text === '') return { nothing: true };
  if (text.includes(unreadable)) return fault('unreadable');
  if (context.plan.clearing.includes(plainText(text))) return { empties: true };
  switch (column.kind) {
    case 'number':
      return readNumber(cell, text);
    case 'boolean':
      return readBoolean(cell, text, context.plan);
    case 'choice':
      return readChoice(text, column, context.plan);
    case 'choices':
      return severally(splitSeveral(text), (part) => readChoice(part, column, context.plan));
    case 'texts':
      return { value: [...new Set(splitSeveral(text))] };
    case 'day': {
      const day = readSheetDay(typeof cell === 'string' ? text : cell, context.calendar.format);
      return day ? { value: day } : { fault: { key: 'errors.date_expected' } };
    }
    case 'time': {
      const typed = typeof cell === 'number' && cell < 1 ? (serialText(cell) ?? text) : plainEntry(text);
      const time = readTime(typed.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1'));
      return time ? { value: time } : { fault: { key: 'errors.time_expected' } };
    }
    case 'reference':
      return readReference(text, column, context);
    case 'references': {
      const whole = readReference(text, column, context);
      if ('value' in whole) return { value: [whole.value] };
      return severally(splitSeveral(text), (part) => readReference(part, column, context));
    }
    default:
      return readText(cell, text, column, context);
  }
}

function readText(cell: Cell, text: string, column: PlanColumn, context: SheetContext): Reading {
  if (!column.secret && hasLostDigits(cell, text)) return fault('lostDigits', { text });
  if (!column.secret && hasLostLetters(text)) return fault('lostLetters');
  if (column.coded && !column.naming && hasBecomeDay(text)) return fault('becameDay', { text });
  return { value: readTaken(text, column, context) ?? (column.coded ? text.normalize('NFKC') : text) };
}

function readNumber(cell: Cell, text: string): Reading {
  if (typeof cell === 'number') return { value: cell };
  const plain = plainEntry(text).replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) ? fault('numberExpected') : { value: number };
}

function readBoolean(cell: Cell, text: string, { yes, no }: SheetPlan): Reading {
  if (typeof cell === 'boolean') return { value: cell };
  const plain = plainText(text);
  if (yes.includes(plain)) return { value: true };
  return no.includes(plain) ? { value: false } : fault('yesOrNo');
}

function readChoice(text: string, { choices = [] }: PlanColumn, { between }: SheetPlan): Reading {
  const plain = plainText(text);
  const found = choices.find(({ names }) => names.includes(plain));
  if (found) return { value: found.value };
  const labels = choices.slice(0, mostNamed).map(({ label }) => label);
  return fault('noSuchChoice', { text, choices: labels.join(between) });
}

function readReference(text: string, { family = '' }: PlanColumn, { references, plan }: SheetContext): Reading {
  const known = references.get(family);
  const found = known?.find(text) ?? [];
  if (found.length === 1) return { value: found[0] };
  if (found.length === 0) return fault('unknownReference', { text });
  const labels = found.slice(0, mostNamed).map((gid) => known?.label(gid) ?? gid);
  return fault('ambiguousReference', { text, choices: labels.join(plan.between) });
}

/** What a text takes from the one record whose name or code it is: a doctor's code is no name to call patients by. */
function readTaken(text: string, { taken }: PlanColumn, { references }: SheetContext): string | undefined {
  const found = taken ? (references.get(takenKey(taken))?.find(text) ?? []) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** Several of the same; the first that cannot be understood is told. */
function severally(parts: readonly string[], read: (part: string) => Reading): Reading {
  const values: unknown[] = [];
  for (const part of parts) {
    const reading = read(part);
    if (!('value' in reading)) return reading;
    if (!values.includes(reading.value)) values.push(reading.value);
  }
  return { value: values };
}

function fault(name: string, params?: Fault['params']): { fault: Fault } {
  return { fault: { key: `admin.spreadsheet.fault.${name}`, ...(params && { params }) } };
}
