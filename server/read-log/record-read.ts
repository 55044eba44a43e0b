import type { FastifyRequest } from 'fastify';
import { identifiers as identifierNames } from '#generated/identifiers.ts';
import type { Caller } from '../call/handler.ts';
import type { Database } from '../database/database.ts';
import type { OperationContract } from '../shapes/operation.ts';
import type { Mark } from './mark.ts';
import { patientsOfRecords } from './patients-of-records.ts';
import type { ReadLog } from './read-log.ts';
import type { Reader, Reading } from './reading.ts';

/** What is recorded of a call. */
export interface AskedCall {
  readonly caller: Caller | null;
  readonly organisationGid: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly request: FastifyRequest;
  readonly services: { readonly database: Pick<Database, 'query'> };
}

const mostRecords = 100;
const mostMarks = 200;
const longestAsked = 500;
/** What says nothing about what was looked for. */
const left = ['orgGid', 'limit', 'order', 'sort', 'panelGid', 'gid'];

/**
 * Records that a call reads patients' data, as its operation says. A call that is recorded by itself is on the disk
 * when this settles: what cannot be recorded is not answered.
 * @param answer undefined where the operation sends it itself
 */
export async function recordRead(
  log: ReadLog,
  operation: OperationContract,
  call: AskedCall,
  answer?: unknown,
): Promise<void> {
  const { reads, operationId } = operation;
  // Streams are opened by a ticket; they are recorded where it is known whose that is.
  if (!reads || !call.caller) return;
  const reader = readerOf(call.request, operationId, call.organisationGid, call.caller);
  if (reads === 'each')
    await log.looked(await withPatients(readingOf(operation, call, answer, reader, log.mark), call, log.mark));
  else log.watched({ ...reader, panelGid: String(call.query.panelGid ?? fieldsOf(call.body).panelGid ?? '') });
}

/**
 * Says of whom several records are where neither call nor answer has their numbers, as at a check-in of several visits:
 * who is looked for among the looks is found by those alone. A look at one record is found by the record.
 */
async function withPatients(reading: Reading, { services }: AskedCall, mark: Mark): Promise<Reading> {
  const { organisationGid, recordGid, recordGids = [], patients = [] } = reading;
  if (recordGid || recordGids.length === 0 || patients.length > 0) return reading;
  const numbers = await services.database.query(patientsOfRecords(organisationGid, recordGids));
  return { ...reading, patients: unique(numbers.map((one) => mark(organisationGid, one))) };
}

/** Who looks, and from where. */
export function readerOf(
  { ip, id }: FastifyRequest,
  operation: string,
  organisationGid: string,
  { kind, subjectGid, personName }: Pick<Caller, 'kind' | 'subjectGid'> & Partial<Pick<Caller, 'personName'>>,
): Reader {
  const who = { kind, subjectGid, ...(personName && { personName }) };
  return { organisationGid, ...who, address: ip.slice(0, 60), traceId: id.slice(0, 40), operation };
}

/** What one call looked at. */
export function readingOf(
  { identifiers }: Pick<OperationContract, 'identifiers'>,
  { organisationGid, query, body }: Pick<AskedCall, 'organisationGid' | 'query' | 'body'>,
  answer: unknown,
  reader: Reader,
  mark: Mark,
): Reading {
  const given = { ...query, ...fieldsOf(body) };
  const typed = identifiers.flatMap((name) => textIn(given[name]));
  const listed = fieldsOf(answer).data;
  const items = (Array.isArray(listed) ? listed.map(fieldsOf) : answer === undefined ? [] : [fieldsOf(answer)]).map(
    // A row of a day's list has the patient's appointment within it.
    (item) => ({ ...item, ...fieldsOf(item.appointment) }),
  );
  const found = items.flatMap((item) => identifierNames.flatMap((name) => textIn(item[name])).slice(0, 1));
  const gids = unique([
    ...items.flatMap((item) => textIn(item.appointmentGid ?? item.gid)),
    ...[given.gid, given.gids].flat().flatMap(textIn),
  ]);
  const asked = askedIn(query, identifiers);
  return {
    ...reader,
    action: answer === undefined ? 'exported' : typed.length > 0 ? 'searched' : listed ? 'listed' : 'opened',
    ...(gids.length === 1 && { recordGid: gids[0] }),
    ...(asked && { asked }),
    ...(answer !== undefined && { records: items.length }),
    recordGids: gids.slice(0, mostRecords),
    patients: unique([...typed, ...found].map((one) => mark(organisationGid, one))).slice(0, mostMarks),
  };
}

/** The parameters that tell what was looked for, but for those that say of whom. */
function askedIn(query: Readonly<Record<string, unknown>>, identifiers: readonly string[]): string {
  const told = Object.entries(query).filter(
    ([name, value]) =>
      value !== undefined && !identifiers.includes(name) && !left.includes(name) && !(name === 'page' && value === 1),
  );
  const text = told.map(([name, value]) => `${name}=${value}`).join(', ');
  // By whole characters: half a character is no text.
  return text.length <= longestAsked ? text : `${text.slice(0, longestAsked - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textIn(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
