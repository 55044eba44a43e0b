/** A small hospital in a real database, for tests of the queue: commands run as the server runs them. */
import type { AppointmentCreate, QueueState, SeenPatient } from '#generated/shapes.ts';
import { createAppointments } from '#server/appointments/create-appointments.ts';
import type { Context, SqlValue, Statement } from '#server/database/command.ts';
import type { AnswerOf } from '#server/database/define-command.ts';
import { actAtCounter, type CounterRequest } from '#server/desk/act-at-counter.ts';
import { issueAtCounter } from '#server/desk/issue-at-counter.ts';
import { readState } from '#server/desk/state-after.ts';
import type { Document, DocumentFamily } from '#server/documents/document.ts';
import { insertDocument, replaceDocument } from '#server/documents/write-document.ts';
import { type CheckInArgument, checkIn } from '#server/kiosk/check-in.ts';
import { readPlace } from '#server/queue/place.ts';
import { takeNumber } from '#server/ticket-machine/take-number.ts';
import { engine } from '../../running/engine.ts';
import { openStore, type Store } from '../../running/store.ts';
import type { StoreConnection } from '../../running/store-connection.ts';

/** 2026-11-21, a Saturday, 09:00 in Taipei. */
export const nineOClock = Date.UTC(2026, 10, 21, 1, 0, 0);
export const today = '2026-11-21';
const hour = 60 * 60 * 1000;
const organisationGid = 'demo';

export interface Hospital {
  readonly organisationGid: string;
  readonly connection: StoreConnection;
  /** Opens its database as the server does. */
  readonly open: Store['open'];
  /** The environment of a server that works on it. */
  readonly variables: Store['variables'];
  /** The clock of the commands; tests move it. */
  now: number;
  /** Runs a generator in a transaction of its own; what it throws leaves nothing behind. */
  run<A>(make: (context: Context) => Generator<Statement, A, unknown>): A;
  read<A>(generator: Generator<Statement, A, unknown>): A;
  rows<Row>(sql: string, ...values: SqlValue[]): Row[];
  add<F extends DocumentFamily>(family: F, gid: string, body: object, parentGid?: string): void;
  change<F extends DocumentFamily>(family: F, gid: string, body: object): void;
  /** @param queueOwnerGid whose queue the controller looks at, where the counter calls from several */
  act(
    panelGid: string,
    action: CounterRequest['action'],
    staffGid?: string,
    queueOwnerGid?: string,
    seen?: number,
    seenPatient?: SeenPatient,
  ): QueueState;
  /** What a desk shows that looks now. */
  look(panelGid: string): QueueState;
  takeNumber(
    of: ({ panelGid: string } | { groupGid: string }) & {
      priorityTag?: string;
      counterGid?: string;
    },
  ): AnswerOf<typeof takeNumber>;
  /** Gives somebody a number at a counter. */
  issue(
    panelGid: string,
    how: { extra?: boolean; priorityTag?: string; queueOwnerGid?: string },
    staffGid?: string,
  ): AnswerOf<typeof issueAtCounter>;
  push(...items: Partial<AppointmentCreate>[]): AnswerOf<typeof createAppointments>;
  checkIn(
    identifier: string,
    kioskPanelGid?: string | null,
    how?: Partial<Pick<CheckInArgument, 'typed' | 'choices' | 'asksCounter' | 'origin' | 'language'>>,
  ): AnswerOf<typeof checkIn>;
  setOrganisation(body: object): void;
  close(): void;
}

/** Opens it for histories, which lose no power: nothing waits for the disk. */
export function openHospitalForHistories(): Hospital {
  const hospital = openHospital();
  if (engine === 'sqlite') hospital.connection.exec('PRAGMA synchronous = OFF');
  return hospital;
}

/**
 * Opens it: room 101 (check-in list), 102 (list-less), 103 (reserved list), a group of counters 1 and 2, a lobby of
 * each kind, and a ticket machine in the hall for all of them;
 * the nurses n1 and n2 may serve everything, n3 only room 101.
 */
export function openHospital(): Hospital {
  const { connection, open, variables, remove } = openStore();
  let appointments = 0;

  const hospital: Hospital = {
    organisationGid,
    connection,
    open,
    variables,
    now: nineOClock,
    run: (make) => {
      const context: Context = { now: hospital.now, touched: new Map() };
      connection.exec('BEGIN');
      try {
        const result = connection.run(make(context));
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        connection.exec('ROLLBACK');
        throw error;
      }
    },
    read: (generator) => connection.run(generator),
    rows: connection.rows,
    add: (family, gid, body, parentGid = '') =>
      hospital.run((context) => insertDocument(documentOf(family, gid, body, parentGid), context)),
    change: (family, gid, body) =>
      hospital.run((context) => replaceDocument(documentOf(family, gid, body, ''), context)),
    act: (panelGid, action, staffGid = 'nurse1', queueOwnerGid, seen, seenPatient) =>
      hospital.run(function* (context) {
        const { variant } = yield* readPlace(organisationGid, panelGid);
        const request = { organisationGid, panelGid, variant, staffGid, action, queueOwnerGid, seen, seenPatient };
        yield* actAtCounter(request, context);
        return yield* readState(organisationGid, panelGid, context.now, queueOwnerGid);
      }),
    look: (panelGid) => hospital.run((context) => readState(organisationGid, panelGid, context.now)),
    takeNumber: (of) =>
      hospital.run((context) =>
        takeNumber({ organisationGid, devicePanelGid: 'hall', source: 'ticketMachine', ...of }, context),
      ),
    issue: (panelGid, how, staffGid = 'nurse1') =>
      hospital.run(function* (context) {
        const { variant } = yield* readPlace(organisationGid, panelGid);
        return yield* issueAtCounter({ organisationGid, panelGid, variant, staffGid, ...how }, context);
      }),
    push: (...items) =>
      hospital.run((context) =>
        createAppointments({ organisationGid, items: items.map((item) => appointmentOf(item)) }, context),
      ),
    checkIn: (identifier, kioskPanelGid = null, how = {}) =>
      hospital.run((context) => checkIn({ organisationGid, identifier, kioskPanelGid, ...how }, context)),
    setOrganisation: (body) =>
      connection.execute([
        'run',
        'organisation',
        'UPDATE organisation SET body = ? WHERE gid = ?',
        [JSON.stringify({ ...plain, ...body }), organisationGid],
      ]),
    close: remove,
  };

  const plain = { gid: organisationGid, name: '安和綜合醫院', type: 'clinic' };
  connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('demo', 'demo', '${JSON.stringify(plain)}', 1, '', '', 0, 0);
    INSERT INTO log_head (organisation_gid, epoch, seq) VALUES ('demo', 'epoch1', 0);`);
  const room = { type: 'defaultPanel', settings: {} };
  hospital.add('panel', 'room101', { ...room, name: '101 診', roomCode: 'R101', callingMode: 1, doctorName: '林志明' });
  hospital.add('panel', 'room102', { ...room, name: '102 診', roomCode: 'R102', callingMode: 0 });
  hospital.add('panel', 'room103', { ...room, name: '103 診', roomCode: 'R103', callingMode: 2 });
  hospital.add('panel', 'desk1', {
    ...room,
    name: '一號櫃檯',
    counterName: '1 號櫃檯',
    roomCode: 'DESK',
    callingMode: 3,
  });
  hospital.add('panel', 'desk2', { ...room, name: '二號櫃檯', counterName: '2 號櫃檯', callingMode: 3 });
  hospital.add('panel', 'entrance', { type: 'clinicsLobbyPanel', name: '大廳', callingMode: -1, settings: {} });
  hospital.add('panel', 'cashiers', { type: 'groupLobbyPanel', name: '批價大廳', callingMode: -1, settings: {} });
  hospital.add('panel', 'hall', { type: 'defaultPanel', name: '取號機', callingMode: -1 });
  hospital.add('group', 'billing', { name: '批價', startingNumber: 1001, members: ['desk1', 'desk2'] });
  for (const number of [1, 2]) {
    hospital.add('staff', `nurse${number}`, {
      staffId: `n${number}`,
      name: `護理師${number}`,
      panels: [],
      resetsAll: true,
    });
  }
  hospital.add('staff', 'nurse3', { staffId: 'n3', name: '護理師3', panels: ['room101'], resetsAll: true });
  return hospital;

  function documentOf<F extends DocumentFamily>(family: F, gid: string, body: object, parentGid: string): Document {
    return {
      family,
      organisationGid,
      gid,
      parentGid,
      position: 0,
      body: body as Document['body'],
      secret: null,
      version: 1,
      createdAt: 0,
      updatedAt: 0,
    };
  }

  function appointmentOf(item: Partial<AppointmentCreate>): AppointmentCreate {
    appointments += 1;
    return {
      appointmentId: `A${appointments}`,
      department: '家庭醫學科',
      room: 'R101',
      inspectionDay: today,
      shift: 'morning',
      serialNumber: appointments,
      name: '王小明',
      patientId: `P${appointments}`,
      ...item,
    };
  }
}

/** A time of the test's day in Taipei, hours after midnight. */
export function atHour(hours: number): number {
  return nineOClock + (hours - 9) * hour;
}
