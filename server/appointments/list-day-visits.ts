import type { DayVisit, DayVisitList, WalkIn } from '#generated/shapes.ts';
import type { PatientListState, QueueStatus, Session, TicketSource } from '#generated/values.ts';
import { all, one, type SqlValue, type Statement } from '../database/command.ts';
import { pagingOf } from '../database/lists/list-query.ts';
import { numberWidth } from '../queue/number-width.ts';
import { readDay } from '../queue/place.ts';
import { sessionOrder } from '../queue/sessions.ts';
import { type PresentedRow, presentedFrom } from '../views/present-appointment.ts';
import { type DayQuery, dayVisits } from './day-visits.ts';

/** Which of a day's visits are listed, and how. */
export interface VisitQuery extends DayQuery {
  readonly status?: QueueStatus | undefined;
  readonly patientState?: PatientListState | undefined;
  readonly sort: 'serialNumber' | 'name' | 'room' | 'doctor';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
}

/** A row of the statement: an appointment where it has a body, else the ticket of a walk-in. */
interface VisitRow extends Omit<PresentedRow, 'body'> {
  body: string | null;
  number: number;
  mark: string | null;
  startingNumber: number;
  place: string | null;
  room: string | null;
  department: string | null;
  doctor: string | null;
  shift: Session;
  source: TicketSource;
  issuedAt: number;
  calledAt: number | null;
}

const keys = { serialNumber: 'number', name: 'lower(name)', room: 'lower(room)', doctor: 'lower(doctor)' } as const;

/**
 * Yields one page of a day's appointments and of the tickets without one, filtered, searched and sorted together. What
 * is alike in that stands as the day goes: by session, number and room.
 */
export function* listDayVisits(
  organisationGid: string,
  query: VisitQuery,
  now: number,
): Generator<Statement, DayVisitList, unknown> {
  const { moment } = yield* readDay(organisationGid, now);
  const visits = dayVisits(organisationGid, query, moment);
  const asked = [
    ['status', query.status],
    ['"patientState"', query.patientState],
  ] as const;
  const wanted = asked.filter(([, value]) => value !== undefined);
  const where = ['1 = 1', ...wanted.map(([column]) => `${column} = ?`)].join(' AND ');
  const values: SqlValue[] = [...visits.values, ...wanted.map(([, value]) => value as string)];
  const counted = yield* one<{ count: number }>(
    visits.tables,
    `SELECT count(*) AS count FROM ${visits.sql} visit WHERE ${where}`,
    ...values,
  );
  const { page, limit } = query;
  const paging = pagingOf({ page, limit, order: query.order }, Number(counted?.count ?? 0));
  const key = keys[query.sort];
  const order = [`${key} IS NULL`, ...[key, sessionOrder('shift'), keys.serialNumber, keys.room, 'gid'].map(directed)];
  const rows = yield* all<VisitRow>(
    visits.tables,
    `SELECT * FROM ${visits.sql} visit WHERE ${where}
     ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`,
    ...values,
    paging.limit,
    (page - 1) * paging.limit,
  );
  return { data: rows.map(visitFrom), paging };

  function directed(term: string): string {
    return query.order === 'desc' ? `${term} DESC` : term;
  }
}

function visitFrom(row: VisitRow): DayVisit {
  const { body } = row;
  return body === null ? { walkIn: walkInFrom(row) } : { appointment: presentedFrom(presentedOf(row, body)) };
}

function presentedOf(row: VisitRow, body: string): PresentedRow {
  const { gid, panelGid, branch, version, createdAt, updatedAt, status, patientState, passNumber } = row;
  return { gid, panelGid, branch, body, version, createdAt, updatedAt, status, patientState, passNumber };
}

function walkInFrom({ gid, number, startingNumber, shift, source, status, issuedAt, ...row }: VisitRow): WalkIn {
  const { mark, place, room, department, doctor, patientState, calledAt } = row;
  return {
    gid,
    number,
    width: numberWidth(startingNumber),
    ...(mark && { mark }),
    ...(place && { place }),
    ...(room && { room }),
    ...(department && { department }),
    ...(doctor && { doctor }),
    shift,
    source,
    status,
    ...(patientState && { patientState }),
    issuedAt,
    ...(calledAt !== null && { calledAt }),
  };
}
