/** Every operation that a member of staff, a screen or a device may call, with rooms and patients that are not theirs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import { contract } from '#server/shapes/contract.ts';
import { openApp, type TestApp } from '../server/open-app.ts';
import { buildClinic, type Clinic } from '../server/small-clinic.ts';
import { exampleOf } from './example-request.ts';
import { allOperations } from './operation.ts';
import { limitedKinds, type ScopeDecision, scopeDecisions } from './scope-decisions.ts';

const web = '/api/v1/collab/web';
const operations = allOperations(contract);
const pairs = operations.flatMap((operation) =>
  limitedKinds.filter((kind) => operation.security.includes(kind)).map((kind) => ({ operation, kind })),
);
const named = pairs.map(({ operation, kind }) => ({
  operation,
  kind,
  operationId: operation.operationId,
  decision: scopeDecisions[operation.operationId as OperationId]?.[kind],
}));

let app: TestApp;
let clinic: Clinic;
let foreign: Clinic;
/** Two patients of the same doctor and department: one of the room 101, one of the room next door. */
let ours: { gid: string };
let theirs: { gid: string };
let strangers: { gid: string };

beforeAll(async () => {
  app = await openApp({ schedule: false });
  [clinic, foreign] = [await buildClinic(app), await buildClinic(app)];
  await giveRoomCode(clinic);
  await giveRoomCode(foreign);
  [ours, theirs] = [await push(clinic, 'R101', 'P1', 1), await push(clinic, 'R102', 'P2', 1)];
  strangers = await push(foreign, 'R101', 'P3', 1);
  await app.done('PATCH', `${web}/staff`, {
    token: clinic.tokens.session,
    body: { gid: clinic.staff.gid, panels: [clinic.room.gid] },
  });
});
afterAll(() => app.close());

const giveRoomCode = ({ tokens, spare }: Clinic) =>
  app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
    token: tokens.session,
    body: { gid: spare.gid, roomCode: 'R102' },
  });

async function push({ tokens }: Clinic, room: string, patientId: string, serialNumber: number) {
  const appointment = {
    appointmentId: `${room}-${patientId}`,
    department: '家庭醫學科',
    departmentCode: 'FM',
    room,
    doctor: '林志明',
    inspectionDay: '2026-11-21',
    shift: 'morning',
    serialNumber,
    name: `病人${patientId}`,
    patientId,
    tags: [`tag-${patientId}`],
  };
  const { data } = await app.done('POST', `${web}/appointment/bulk/saveOrUpdate`, {
    token: tokens.session,
    body: { appointments: [appointment] },
  });
  return data[0] as { gid: string };
}

test('each of them has a decision, and each decision an operation', () => {
  const undecided = named.filter(({ decision }) => !decision).map(({ operationId, kind }) => `${operationId} ${kind}`);
  expect(undecided).toEqual([]);
  const known = new Set(pairs.map(({ operation, kind }) => `${operation.operationId} ${kind}`));
  const stale = Object.entries(scopeDecisions).flatMap(([operationId, kinds]) =>
    Object.keys(kinds).map((kind) => `${operationId} ${kind}`),
  );
  expect(stale.filter((pair) => !known.has(pair))).toEqual([]);
});

const inRooms = named.flatMap(({ decision, ...pair }) => (isRoom(decision) ? [{ ...pair, place: decision.room }] : []));

describe.each(inRooms)('$operationId of $kind', ({ operation, kind, place }) => {
  const at = async (panelGid: string) => {
    const request = await exampleOf(operation, app, clinic, { inert: true });
    const [part, name] = place.split('.') as ['query' | 'body', string];
    const { groupGid: _group, ...rest } = (request[part] ?? {}) as Record<string, unknown>;
    const token = clinic.tokens[kind];
    return app.call(operation.method, request.path, { ...request, [part]: { ...rest, [name]: panelGid }, token });
  };
  const codeOf = ({ body }: { body?: { contents?: { code: string }[] } }) => body?.contents?.[0]?.code;

  test('works at the own room', async () => {
    // A machine of a group draws from its group, and names no panel at all.
    if (kind === 'ticketMachine') return;
    const answer = await at(clinic.room.gid);
    expect(codeOf(answer)).not.toBe('no_permission');
    expect([200, 400, 404, 409]).toContain(answer.status);
  });

  test('is refused at another room, and at one of another organisation', async () => {
    for (const panelGid of [clinic.spare.gid, foreign.room.gid]) {
      const answer = await at(panelGid);
      expect([403, 404], `${answer.status} ${answer.text}`).toContain(answer.status);
      expect(['no_permission', 'not_found']).toContain(codeOf(answer));
    }
  });
});

/** What each operation about patients does with one of them: how it is called, and what of the answer names them. */
const staffCalls = (method: string, path: string, request: object) =>
  app.call(method, path, { token: clinic.tokens.staff, ...request });
const lookUp = (by: string, query: object) =>
  staffCalls('GET', `${web}/appointment/by/${by}`, { query: { page: 1, limit: 100, ...query } });

describe('staff of one room', () => {
  const gidsIn = ({ body }: { body: { data: { gid: string }[] } }) => body.data.map(({ gid }) => gid);

  test.each([
    ['doctor', { doctor: '林志明' }],
    ['department', { department: 'FM' }],
  ])('find by %s their own patients only', async (by, query) => {
    expect(gidsIn(await lookUp(by, query))).toEqual([ours.gid]);
  });

  test('find a patient of their own by the id, and nobody else', async () => {
    expect(gidsIn(await lookUp('patient', { patient: 'P1' }))).toEqual([ours.gid]);
    expect(gidsIn(await lookUp('patient', { patient: 'P2' }))).toEqual([]);
    expect(gidsIn(await lookUp('patient', { patient: 'P3' }))).toEqual([]);
  });

  test('find by a clinic’s code their own patients only', async () => {
    const body = { code: 'FM', name: '家醫科診' };
    await app.done('POST', `${web}/system/apn`, { token: clinic.tokens.session, body });
    expect(gidsIn(await lookUp('apn', { apn: 'FM' }))).toEqual([ours.gid]);
  });

  test('look at their own room, and not at the one next door', async () => {
    expect(gidsIn(await lookUp('room', { room: 'R101' }))).toEqual([ours.gid]);
    const { status, body } = await lookUp('room', { room: 'R102' });
    expect([status, body.contents[0].code]).toEqual([403, 'no_permission']);
  });

  test('see the tags of their own patients', async () => {
    const { body } = await staffCalls('GET', `${web}/appointment/tag/list`, {});
    expect(body.data).toEqual([{ tag: 'tag-P1', count: 1 }]);
  });

  test.each([
    ['checkIn', 'POST', `${web}/appointment/checkIn`, (gid: string) => ({ gid })],
    ['bulk check-in', 'POST', `${web}/appointment/bulk/checkIn`, (gid: string) => ({ gids: [gid] })],
    ['tags', 'PATCH', `${web}/appointment/tag`, (gid: string) => ({ gids: [gid], add: ['x'] })],
  ])('do not change patients of others (%s)', async (_what, method, path, bodyOf) => {
    expect((await staffCalls(method, path, { body: bodyOf(theirs.gid) })).status).toBe(403);
    expect((await staffCalls(method, path, { body: bodyOf(strangers.gid) })).status).toBe(404);
    expect((await staffCalls(method, path, { body: bodyOf(ours.gid) })).status).toBe(200);
  });

  test('of examination rooms hear of departments and doctors of their own rooms', async () => {
    const inspection = (path: string) => staffCalls('GET', `${web}${path}`, {});
    const before = await app.done('GET', `${web}/queue/inspection/department/list`, { token: clinic.tokens.session });
    expect(before.data).toEqual([]);
    const room = await app.done('POST', `${web}/panel/create/ptchUprightExaminationRoomPanel`, {
      token: clinic.tokens.session,
      body: { name: '超音波二室', callingMode: 1, roomCode: 'US1' },
    });
    expect(room.gid).toBeDefined();
    await push(clinic, 'US1', 'P9', 1);
    const all = await app.done('GET', `${web}/queue/inspection/department/list`, { token: clinic.tokens.session });
    expect(all.data).toMatchObject([{ name: '家庭醫學科', patients: 1 }]);
    expect((await inspection('/queue/inspection/department/list')).body.data).toEqual([]);
    expect((await inspection('/queue/inspection/department/doctors')).body.data).toEqual([]);
  });

  test('see the patients of a queue that their counter calls from too', async () => {
    const [first, second] = clinic.counters;
    const change = (panels: string[]) =>
      app.done('PATCH', `${web}/staff`, {
        token: clinic.tokens.session,
        body: { gid: clinic.staff.gid, panels },
      });
    const grouped = async (gid: string) =>
      app.done('PATCH', `${web}/panel/general/update/defaultPanel`, {
        token: clinic.tokens.session,
        body: { gid, roomCode: 'C2' },
      });
    await grouped(second!.gid);
    const booked = await push(clinic, 'C2', 'P8', 1);
    await change([first!.gid]);
    expect(gidsIn(await lookUp('patient', { patient: 'P8' }))).toEqual([booked.gid]);
    await change([clinic.room.gid]);
    expect(gidsIn(await lookUp('patient', { patient: 'P8' }))).toEqual([]);
  });
});

describe.each(['staff', 'kiosk'] as const)('check-in with the token of %s', (kind) => {
  const kiosk = '/api/v1/collab/clinicCheckInKiosk';
  const byIdentifier = (identifier: string) =>
    app.call('POST', `${kiosk}/checkIn`, { token: clinic.tokens[kind], body: { identifier } });
  const byPatientId = (patientId: string) =>
    app.call('POST', `${kiosk}/checkIn/by/orgGid/and/patientId`, {
      token: clinic.tokens[kind],
      body: { orgGid: clinic.gid, patientId },
    });

  test.each([
    ['identifier', byIdentifier],
    ['patient id', byPatientId],
  ])('by %s tells of the own room, and of another nothing', async (_what, checkIn) => {
    expect((await checkIn('P1')).body.data).toHaveLength(1);
    const elsewhere = await checkIn('P2');
    expect([elsewhere.status, elsewhere.body.contents[0].code]).toEqual([400, 'appointment_elsewhere']);
    // Not of the whole text: a trace id can have any digits.
    expect(JSON.stringify(elsewhere.body.contents)).not.toMatch(/病人|家庭醫學科|林志明|102/);
    expect((await checkIn('P3')).body.contents[0].code).toBe('no_appointment_today');
  });
});

describe('streams, whose ticket stands in for a token', () => {
  const ticketOf = async (kind: 'staff' | 'panel' | 'kiosk') =>
    (await app.done('POST', `${web}/stream/ticket`, { token: clinic.tokens[kind] })).ticket;
  const refused = async (path: string, kind: 'staff' | 'panel' | 'kiosk', panelGid: string) => {
    const { status } = await app.call('GET', path, { query: { panelGid, ticket: await ticketOf(kind) } });
    return [403, 404].includes(status);
  };

  test('show nobody a room that is not theirs', async () => {
    const queue = `${web}/queue/clinic/stream`;
    for (const panelGid of [clinic.spare.gid, foreign.room.gid]) {
      expect(await refused(queue, 'staff', panelGid)).toBe(true);
      expect(await refused(`${web}/panel/stream`, 'panel', panelGid)).toBe(true);
    }
    for (const kind of ['kiosk', 'staff'] as const) {
      expect(await refused(`${web}/panel/stream`, kind, clinic.room.gid)).toBe(true);
    }
  });
});

function isRoom(decision: ScopeDecision | undefined): decision is Extract<ScopeDecision, { room: string }> {
  return decision !== undefined && 'room' in decision;
}
