import type { PrintJob } from '#generated/shapes.ts';
import { one, type Statement } from '../database/command.ts';
import type { SlipFacts } from '../slips/slip-facts.ts';

/** A slip on its way to paper, as it is stored. */
export interface PrintJobRow {
  readonly gid: string;
  readonly organisationGid: string;
  readonly number: number;
  readonly printerGid: string;
  readonly printerName: string | null;
  readonly source: PrintJob['source'];
  readonly label: string;
  readonly queueName: string;
  /** JSON text of SlipFacts. */
  readonly slip: string;
  readonly state: PrintJob['state'];
  readonly fault: PrintJob['fault'] | null;
  readonly copies: number;
  readonly queuedAt: number;
  readonly printedAt: number | null;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export const printJobColumns = `j.gid, j.organisation_gid AS "organisationGid", j.number, j.printer_gid AS "printerGid",
  j.source, j.label, j.queue_name AS "queueName", j.slip, j.state, j.fault, j.copies, j.queued_at AS "queuedAt",
  j.printed_at AS "printedAt", j.version, j.created_at AS "createdAt", j.updated_at AS "updatedAt",
  (SELECT json_extract(d.body, '$.name') FROM document d WHERE d.gid = j.printer_gid) AS "printerName"`;

/** The tables behind these columns. */
export const printJobTables = ['print_job', 'document'] as const;

/** Yields one job of the organisation, or undefined. */
export function* readPrintJob(
  organisationGid: string,
  gid: string,
): Generator<Statement, PrintJobRow | undefined, unknown> {
  return yield* one<PrintJobRow>(
    printJobTables,
    `SELECT ${printJobColumns} FROM print_job j WHERE j.organisation_gid = ? AND j.gid = ?`,
    organisationGid,
    gid,
  );
}

/** A job as the API answers it. */
export function printJobFrom(row: PrintJobRow): PrintJob {
  const { organisationGid: _organisation, slip: _slip, queuedAt: _queued, ...said } = row;
  return Object.fromEntries(
    Object.entries(said)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, numbers.has(name) ? Number(value) : value]),
  ) as unknown as PrintJob;
}

const numbers: ReadonlySet<string> = new Set(['number', 'copies', 'printedAt', 'version', 'createdAt', 'updatedAt']);

/** What a job's slip tells. */
export function factsOf({ slip }: Pick<PrintJobRow, 'slip'>): SlipFacts {
  return JSON.parse(slip) as SlipFacts;
}
