import type { Locale } from '#generated/values.ts';
import { calendarOf } from '../../calendar/calendar.ts';
import { newOwnId } from '../../data/own-id.ts';
import { isShown } from '../../form/show-when.ts';
import { writeCsv } from '../file/csv-writer.ts';
import { readFile } from '../file/read-file.ts';
import type { Cell, Encoding, Row } from '../file/table.ts';
import { writeXlsx } from '../file/xlsx-writer.ts';
import type { CellFault, CheckedRow, RowState } from './check-row.ts';
import { checkRows } from './check-rows.ts';
import { findHeads, type Heads } from './heads.ts';
import { type KnownRecord, KnownRecords } from './known-records.ts';
import { readCell, type SheetContext, textOf } from './read-cell.ts';
import { References, type Referred } from './references.ts';
import { RowForm } from './row-form.ts';
import type { CellKind, PlanColumn, SheetPlan } from './sheet-plan.ts';
import { writeCell, writeTypedCell } from './write-cell.ts';

export type FileKind = 'xlsx' | 'csv';

/** What a row has come to: also that it was taken in. */
export type RowOutcome = RowState | 'taken';

export interface FileFacts {
  readonly sheet: string;
  readonly encoding?: Encoding;
  readonly headRow: number;
  readonly unknown: readonly string[];
  readonly twice: readonly string[];
}

/** A row as the page shows it. */
export interface ShownRow extends Omit<CheckedRow, 'state' | 'body'> {
  readonly state: RowOutcome;
  /** What it is called: as it will be stored, or as the file has it where that cannot be understood. */
  readonly name: string;
}

/** A row as it is sent. */
export type SentRow = Pick<CheckedRow, 'number' | 'body' | 'gid' | 'version' | 'kind'>;

export interface Settled {
  readonly number: number;
  /** Why the server refused it; absent where it was taken in. */
  readonly faults?: readonly CellFault[];
}

export type Counts = Readonly<Record<RowOutcome, number>>;

/** The words of a file of wrong rows. */
export interface WrongWords {
  readonly reason: string;
  readonly row: string;
  readonly choices: string;
  /** By the number of the row. */
  readonly reasons: Readonly<Record<number, string>>;
}

/** Cells that an XLSX file holds as numbers. */
const numbers: Readonly<Partial<Record<CellKind, 'figure' | 'day' | 'moment'>>> = {
  number: 'figure',
  day: 'day',
  moment: 'moment',
};

/** Where one file is read, checked and written; it lives in a worker, so that the page stays usable. */
export class Workbench {
  readonly #plan: SheetPlan;
  readonly #locale: Locale;
  readonly #references = new Map<string, References>();
  #records: KnownRecord[] = [];
  #heads: Heads | undefined;
  #rows: (CheckedRow & { outcome: RowOutcome })[] = [];
  /** Where each row stands in the list, by its number in the file. */
  #places = new Map<number, number>();
  /** The cells of the file, by the number of their row. */
  #cells = new Map<number, Row['cells']>();
  #counts: Record<RowOutcome, number> = none();

  constructor(plan: SheetPlan, locale: Locale) {
    this.#plan = plan;
    this.#locale = locale;
  }

  refer(family: string, records: readonly Referred[]): void {
    this.#references.set(family, new References(records));
  }

  know(records: readonly KnownRecord[]): void {
    this.#records = [...records];
  }

  /** @throws FileFault */
  async read(bytes: Uint8Array): Promise<FileFacts> {
    const file = await readFile(bytes, this.#locale);
    this.#heads = findHeads(file, this.#plan);
    this.#keep([]);
    this.#cells = new Map(this.#heads.table.rows.map(({ number, cells }) => [number, cells]));
    const { table, row, unknown, twice } = this.#heads;
    return { sheet: table.name, headRow: row, unknown, twice, ...(file.encoding && { encoding: file.encoding }) };
  }

  /** What the cells of a column say, each once. */
  told(property: string): unknown[] {
    const { columns = [], table } = this.#heads ?? {};
    const place = columns.findIndex((column) => column?.property === property);
    const column = columns[place];
    if (!column) return [];
    const context = this.#context();
    const values = (table?.rows ?? []).flatMap(({ cells }) => {
      const reading = readCell(cells[place], column, context);
      return 'value' in reading ? [reading.value] : [];
    });
    return [...new Set(values)];
  }

  /** Checks the rows of the file that was read. */
  check(): Counts {
    const heads = this.#heads;
    if (!heads) throw new Error('no file was read');
    const forms = new Map<string, RowForm>();
    const formOf = (kind: string, stored: boolean) => {
      const form = this.#plan.forms[kind];
      const key = `${stored}${kind}`;
      if (form && !forms.has(key)) forms.set(key, new RowForm(form, stored));
      return forms.get(key);
    };
    const known = new KnownRecords(this.#records, this.#plan);
    const rows = checkRows({ ...this.#context(), heads, known, formOf });
    this.#keep([...rows]);
    return this.counts();
  }

  counts(): Counts {
    return { ...this.#counts };
  }

  /** Rows that have come to one of these, so many from a place on. */
  rows(outcomes: readonly RowOutcome[], from: number, count: number): ShownRow[] {
    return this.#rows
      .filter(({ outcome }) => outcomes.includes(outcome))
      .slice(from, from + count)
      .map(({ body: _, outcome, ...row }) => ({ ...row, state: outcome, name: this.#nameOf(row.number) }));
  }

  /** The rows to be sent, in the file's order. */
  toSend(from: number, count: number): SentRow[] {
    const { ownId } = this.#plan;
    const made = newOwnId();
    return this.#rows
      .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
      .slice(from, from + count)
      .map(({ number, body, gid, version, kind }) => ({
        number,
        body: ownId ? { ...body, [ownId]: `${made}-${number}` } : body,
        ...(gid !== undefined && { gid }),
        ...(version !== undefined && { version }),
        ...(kind !== undefined && { kind }),
      }));
  }

  settle(settled: readonly Settled[]): void {
    for (const { number, faults } of settled) {
      const place = this.#places.get(number);
      const row = place === undefined ? undefined : this.#rows[place];
      if (place === undefined || !row) continue;
      const outcome = faults ? 'wrong' : 'taken';
      this.#counts[row.outcome] -= 1;
      this.#counts[outcome] += 1;
      this.#rows[place] = { ...row, outcome, ...(faults && { faults }) };
    }
  }

  /** The wrong rows as they stand in the file, each with what is wrong. */
  wrongRows(words: WrongWords): Promise<Uint8Array<ArrayBuffer>> {
    const { labels = [], table } = this.#heads ?? {};
    const wrong = new Set(this.#rows.filter(({ outcome }) => outcome === 'wrong').map(({ number }) => number));
    const rows = (table?.rows ?? [])
      .filter(({ number }) => wrong.has(number))
      .map(({ number, cells }) => [
        ...labels.map((_, place) => (typeof cells[place] === 'number' ? cells[place] : textOf(cells[place]))),
        words.reasons[number] ?? '',
      ]);
    const columns = [...labels, words.reason].map((label) => ({ label }));
    return writeXlsx([{ name: words.reason, columns, rows }], this.#locale, words.choices);
  }

  /** The known records as a file that can be read again. */
  async write(kind: FileKind, name: string): Promise<Uint8Array<ArrayBuffer>> {
    const columns = this.#plan.columns.filter(({ secret }) => !secret);
    const context = this.#context();
    const write = kind === 'csv' ? writeCell : writeTypedCell;
    const rows = this.#records.map((record) =>
      columns.map((column) =>
        this.#isAsked(column, record) ? write(record[column.property], column, context) : undefined,
      ),
    );
    if (kind === 'csv') return new TextEncoder().encode(writeCsv([columns.map(({ label }) => label), ...rows]));
    const sheet = columns.map(({ label, kind: held }) => ({ label, ...(numbers[held] && { number: numbers[held] }) }));
    return writeXlsx([{ name, columns: sheet, rows }], this.#locale, name, context.calendar.format);
  }

  /** What a record's form does not ask for would be refused when the file is taken in. */
  #isAsked({ property, fact }: SheetPlan['columns'][number], record: KnownRecord): boolean {
    const { forms, kindProperty } = this.#plan;
    const form = forms[kindProperty ? String(record[kindProperty]) : ''];
    return fact || !form?.schema.properties?.[property] || isShown(form, property, record);
  }

  #keep(rows: readonly CheckedRow[]): void {
    this.#rows = rows.map((row) => ({ ...row, outcome: row.state }));
    this.#places = new Map(rows.map(({ number }, place) => [number, place]));
    this.#counts = none();
    for (const { outcome } of this.#rows) this.#counts[outcome] += 1;
  }

  #context() {
    return { plan: this.#plan, references: this.#references, calendar: calendarOf(this.#plan.organisation) };
  }

  /** The first of its cells of which it is called. */
  #nameOf(number: number): string {
    const { columns = [] } = this.#heads ?? {};
    const cells = this.#cells.get(number) ?? [];
    const { called } = this.#plan;
    const told = called.length > 0 ? called : columns.flatMap((column) => column?.property ?? []);
    const context = this.#context();
    const texts = told.map((key) => {
      const place = columns.findIndex((column) => column?.property === key);
      return columns[place] ? meaningOf(cells[place], columns[place], context) : '';
    });
    return texts.filter(Boolean).slice(0, 3).join(' ');
  }
}

/** What a cell says in the user's words, and what it has where it says nothing that can be understood. */
function meaningOf(cell: Cell, column: PlanColumn, context: SheetContext): string {
  const reading = readCell(cell, column, context);
  const isTold = 'value' in reading && !column.secret && column.kind !== 'identity';
  return isTold ? String(writeCell(reading.value, column, context) ?? '') : textOf(cell);
}

function none(): Record<RowOutcome, number> {
  return { new: 0, changed: 0, same: 0, wrong: 0, taken: 0 };
}
