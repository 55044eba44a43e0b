import { sameValue } from '../../data/changes.ts';
import type { Row } from '../file/table.ts';
import type { Heads } from './heads.ts';
import type { KnownRecord, KnownRecords } from './known-records.ts';
import { type Fault, readCell, type SheetContext, textOf } from './read-cell.ts';
import type { RowForm } from './row-form.ts';
import { type PlanColumn, plainText } from './sheet-plan.ts';
import { isLeftOf } from './what-is-left.ts';
import { writeCell } from './write-cell.ts';

export type RowState = 'new' | 'changed' | 'same' | 'wrong';

export interface CellFault extends Fault {
  /** Absent where the row as a whole is wrong. */
  readonly property?: string;
}

export interface CellChange {
  readonly property: string;
  readonly before: string;
  readonly after: string;
}

/** What becomes of a row. */
export interface CheckedRow {
  readonly number: number;
  readonly state: RowState;
  readonly faults: readonly CellFault[];
  readonly changes: readonly CellChange[];
  /** The record that it changes. */
  readonly gid?: string;
  readonly version?: number;
  /** Value of the property that holds the record's kind. */
  readonly kind?: string;
  /** What is sent: a whole new record, or a merge patch. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What all rows of a file are checked against. */
export interface Checking extends SheetContext {
  readonly heads: Heads;
  readonly known: KnownRecords;
  /** The form of a kind of records; undefined where there is no such kind. */
  formOf(kind: string, stored: boolean): RowForm | undefined;
}

type Body = Record<string, unknown>;

/** Checks a row by itself; whether another row says the same is checked by checkRows. */
export function checkRow(row: Row, checking: Checking): CheckedRow {
  const faults: CellFault[] = [];
  const body: Body = {};
  const told = new Set<string>();
  const cells = cellsOf(row, checking);
  for (const { column, cell } of cells) {
    if (column.kind === 'identity') continue;
    const reading = readCell(cell, column, checking);
    if ('fault' in reading) faults.push({ property: column.property, ...reading.fault });
    else if ('value' in reading) body[column.property] = reading.value;
    else if ('empties' in reading) body[column.property] = null;
    if (!('nothing' in reading)) told.add(column.property);
  }
  const meant = meantBy(row, body, checking);
  if (meant.length > 1) faults.push({ key: 'admin.spreadsheet.fault.severalRecords' });
  const record = meant[0];
  return record
    ? checkChange(row, record, { body, faults }, checking)
    : checkNew(row, { body, faults, told }, checking);
}

function cellsOf(row: Row, { heads }: Checking) {
  return heads.columns.flatMap((column, place) => (column && !column.fact ? [{ column, cell: row.cells[place] }] : []));
}

function meantBy(row: Row, body: Body, { heads, known }: Checking): readonly KnownRecord[] {
  const place = heads.columns.findIndex((column) => column?.kind === 'identity');
  const named = place < 0 ? undefined : known.byGid(textOf(row.cells[place]));
  return named ? [named] : known.meantBy(body);
}

interface Read {
  readonly body: Body;
  readonly faults: CellFault[];
}

function checkNew(row: Row, { body, faults, told }: Read & { told: Set<string> }, checking: Checking): CheckedRow {
  const { plan } = checking;
  if (!plan.creates) faults.push({ key: 'admin.spreadsheet.fault.notFound' });
  const said = Object.entries(body).filter(([, value]) => value !== null);
  const filled = { ...taken(body, checking), ...Object.fromEntries(said) };
  const { [plan.kindProperty ?? '']: kind, ...rest } = filled;
  const form = checking.formOf(plan.kindProperty ? String(kind ?? '') : '', false);
  if (!form && plan.kindProperty && !told.has(plan.kindProperty)) {
    faults.push({ property: plan.kindProperty, key: 'errors.field_required' });
  }
  if (form && plan.creates) judge(form, rest, told, faults);
  const state = faults.length > 0 ? 'wrong' : 'new';
  return {
    number: row.number,
    state,
    faults,
    changes: [],
    body: rest,
    ...(plan.kindProperty && { kind: String(kind) }),
  };
}

function checkChange(row: Row, record: KnownRecord, read: Read, checking: Checking): CheckedRow {
  const { plan } = checking;
  const kind = plan.kindProperty ? String(record[plan.kindProperty]) : undefined;
  const form = checking.formOf(kind ?? '', true);
  const patch: Body = {};
  const changes: CellChange[] = [];
  const faults: CellFault[] = [];
  for (const { column, cell } of cellsOf(row, checking)) {
    const { property } = column;
    const before = String(writeCell(record[property], column, checking) ?? '');
    if (column.kind === 'identity' || (!column.secret && isWritten(textOf(cell), before))) continue;
    const wrong = read.faults.filter((fault) => fault.property === property);
    faults.push(...wrong);
    if (wrong.length > 0 || !(property in read.body)) continue;
    const value = read.body[property];
    const after = String(writeCell(value, column, checking) ?? '');
    if (isSame(value, record[property], column) || (!column.secret && plainLines(after) === plainLines(before)))
      continue;
    if (property === plan.kindProperty || !form?.has(property)) {
      const isOfNoUse = property !== plan.kindProperty && !plan.forms[kind ?? '']?.schema.properties?.[property];
      faults.push({ property, key: `admin.spreadsheet.fault.${isOfNoUse ? 'notAsked' : 'cannotChange'}` });
      continue;
    }
    patch[property] = value;
    changes.push({ property, before, after: column.secret ? '••••••••' : after });
  }
  faults.push(...read.faults.filter(({ property }) => property === undefined));
  if (changes.length > 0 && !plan.updates) faults.push({ key: 'admin.spreadsheet.fault.cannotChange' });
  if (form && changes.length > 0) judge(form, merged(record, patch), new Set(Object.keys(patch)), faults);
  const state = faults.length > 0 ? 'wrong' : changes.length > 0 ? 'changed' : 'same';
  return {
    number: row.number,
    state,
    faults,
    changes,
    body: patch,
    gid: record.gid,
    ...(record.version !== undefined && { version: record.version }),
    ...(kind !== undefined && { kind }),
  };
}

/** What a new record takes from those that it names, where it says nothing itself. */
function taken(body: Body, { heads, references }: Checking): Body {
  const fills = heads.columns.map((column) => {
    const named = column?.kind === 'reference' ? body[column.property] : undefined;
    return typeof named === 'string' ? references.get(column?.family ?? '')?.fillsOf(named) : undefined;
  });
  return Object.assign({}, ...fills);
}

/** Adds what the form finds; a cell that is already told to be wrong is told once. */
function judge(form: RowForm, values: Body, told: ReadonlySet<string>, faults: CellFault[]): void {
  const wrong = new Set(faults.map(({ property }) => property));
  for (const { property, fault } of form.findings(values)) {
    if (!wrong.has(property)) faults.push({ ...(property && { property }), ...fault });
  }
  for (const property of told) {
    if (values[property] === undefined || (form.has(property) && form.asksFor(property, values))) continue;
    faults.push({ property, key: 'admin.spreadsheet.fault.notAsked' });
  }
}

/** The record as it will be; null empties. */
function merged(record: KnownRecord, patch: Body): Body {
  return Object.fromEntries(Object.entries({ ...record, ...patch }).filter(([, value]) => value !== null));
}

function isSame(value: unknown, stored: unknown, { kind }: PlanColumn): boolean {
  if (value === null) return stored === undefined || stored === null || stored === '' || sameValue(stored, []);
  if (kind === 'text' && typeof stored === 'string') return plainLines(stored) === plainLines(String(value));
  return sameValue(value, stored);
}

/**
 * Whether a cell is what would be written, or what a spreadsheet leaves of it: it says nothing new, however it may be
 * read.
 */
function isWritten(cell: string, before: string): boolean {
  return plainLines(cell) === plainLines(before) || isLeftOf(plainLines(cell), plainLines(before));
}

/** A text without what a spreadsheet does to it: line ends, blanks around. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** What the rows of a file may not have twice: of a row, by property. */
export function takenBy(row: CheckedRow, unique: readonly string[]): [property: string, value: string][] {
  return unique.flatMap((property): [string, string][] => {
    const value = row.body[property];
    return typeof value === 'string' && value !== '' ? [[property, plainText(value)]] : [];
  });
}
