import { randomBytes } from 'node:crypto';
import { adminPassword } from '../server/fixed-values.ts';
import type { TestApp } from '../server/open-app.ts';
import { type Clinic, fillRoom, keyOf, organisationPassword, staffPassword } from '../server/small-clinic.ts';
import { agencyValues } from './agency-records.ts';
import { fill, placeholdersIn, type Values } from './fill-example.ts';
import { madeValues } from './made-records.ts';
import { namedPeopleValues } from './named-people-values.ts';
import type { Operation } from './operation.ts';
import { queuePlaces } from './queue-places.ts';
import { reportValues } from './report-values.ts';
import { singleSignOnValues } from './single-sign-on-values.ts';
import { slipValues } from './slip-values.ts';

export interface ExampleRequest {
  path: string;
  query: Record<string, unknown>;
  body?: unknown;
  /** Small files by their part; the body then travels as the form's JSON part. */
  files?: Record<string, string>;
  token: string | undefined;
  headers?: Record<string, string>;
}

/** Whether an example speaks of records by their gids. */
export function namesRecords(example: Operation['example']): boolean {
  return /\{\{(\w*[gG]ids?|groupMembers)\}\}/.test(JSON.stringify(example));
}

/** What must have happened before an example can work: somebody signed in at a counter, a number called. */
type Step = string | readonly [action: string, at: string, about?: object];
const before: Readonly<Record<string, readonly Step[]>> = {
  logOutCounter: ['login'],
  callNext: ['login'],
  callNumber: ['login'],
  stayAtCounter: ['login'],
  recallNumber: ['login', 'next'],
  undoPress: ['login', 'next'],
  passNumber: ['login', 'next'],
  pauseCounter: ['login'],
  restartCounter: ['login', 'pause'],
  autoLogOutCounter: ['login'],
  completeConsultation: ['login', 'next'],
  startService: ['login', 'next'],
  letGoAway: ['login', 'next'],
  letComeBack: ['login', ['away', 'panelGid', { number: 3 }]],
  sendToExamination: ['login', 'next'],
  backFromExamination: ['login', ['examination', 'panelGid', { number: 3 }]],
  transferToGroup: ['login', 'next', ['login', 'groupedPanelGid']],
  resetQueue: ['login', 'next'],
  moveToPassed: ['login'],
  cancelAtCounter: ['login'],
  presetNumber: [['login', 'listlessPanelGid']],
  pauseIssuing: ['login'],
  changePriority: ['login'],
  issueAtCounter: ['login'],
  transferToCounter: ['login', 'next', ['login', 'ungroupedPanelGid']],
};

/** Which panel an example speaks of, where it cannot be the room that patients wait for. */
const panelOf: Readonly<Record<string, 'spare'>> = { deletePanel: 'spare', createPanelGroup: 'spare' };

/**
 * The operation's example with its `{{placeholders}}` filled in from the clinic. Unless it is inert, what the example
 * needs is made to happen first.
 */
export async function exampleOf(
  operation: Operation,
  app: TestApp,
  clinic: Clinic,
  { inert = false } = {},
): Promise<ExampleRequest> {
  const places = { ...valuesOf(operation, clinic), ...(await queuePlaces(operation.example, app, clinic)) };
  const known = { ...places, ...(inert ? inertValues : await livingValues(operation, places, app, clinic)) };
  const brought = inert ? {} : await agencyValues(operation.example, app, clinic);
  const reports = await reportValues(operation.example, app, clinic);
  const signIn = await singleSignOnValues(operation.example, app, clinic, inert);
  const people = await namedPeopleValues(operation.example, app, clinic, inert);
  const slips = await slipValues(operation.example, app, clinic, inert);
  const values = {
    ...known,
    ...slips,
    ...brought,
    ...reports,
    ...signIn,
    ...people,
    ...(await madeValues(operation.example, known, app, clinic)),
  };
  const filled = fill(operation.example, values) as Operation['example'];
  const kind = operation.security[0] as keyof Clinic['tokens'] | undefined;
  const token = kind && ((people.administratorToken as string | undefined) ?? clinic.tokens[kind]);
  return {
    path: operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(filled.path?.[name])),
    query: filled.query ?? {},
    ...(filled.body !== undefined && { body: filled.body }),
    ...(filled.files && { files: filled.files }),
    token,
  };
}

function valuesOf({ operationId }: Operation, clinic: Clinic): Values {
  const panel = panelOf[operationId] === 'spare' ? clinic.spare : clinic.room;
  return {
    unique: randomBytes(4).toString('hex'),
    adminPassword,
    organisationPassword,
    staffPassword,
    agencyKey: clinic.agencyKey,
    panelGid: panel.gid,
    panelName: panel.name,
    panelKey: clinic.key,
    kioskKey: keyOf(clinic.room.kioskUrl),
    ticketMachineKey: keyOf(clinic.room.ticketMachineUrl),
    panelType: 'defaultPanel',
    roomCode: 'R101',
    ungroupedPanelGid: clinic.spare.gid,
    groupedPanelGid: clinic.counters[0]?.gid,
    groupGid: clinic.group.gid,
    groupMembers: clinic.counters.map(({ gid }) => gid).reverse(),
    lobbyGid: clinic.lobby.gid,
    staffId: 'n1',
    staffGid: clinic.staff.gid,
    mediaGid: clinic.media[0],
    mediaGids: [...clinic.media].reverse(),
    marqueeGid: clinic.marquees[0],
    marqueeGids: [...clinic.marquees].reverse(),
    today: '2026-11-21',
    session: 'morning',
    organisation: clinic.gid,
    organisationName: '河岸診所',
  };
}

/** Right in form, and nowhere to be found. */
const inertValues: Values = {
  appointmentId: 'nobody',
  appointmentGid: 'nobody',
  xrayAppointmentId: 'nobody',
  xrayPatientId: 'nobody',
  apnCode: 'nowhere',
  patientId: 'nobody',
  uploadGid: 'nobody',
  ticketKey: 'k'.repeat(43),
  streamTicket: 's'.repeat(43),
};

/** Filled once for each clinic, when the first example needs somebody in it. */
const filled = new WeakMap<Clinic, ReturnType<typeof fillRoom>>();

function patientsOf(app: TestApp, clinic: Clinic): ReturnType<typeof fillRoom> {
  const patients = filled.get(clinic) ?? fillRoom(app, clinic);
  filled.set(clinic, patients);
  return patients;
}

/** Whatever reads, works on a queue or speaks of a patient. */
function needsPatients({ method, path, example }: Operation): boolean {
  const ofPatients = /^(appointment|patient|ticketKey|xray)/;
  return method === 'GET' || path.includes('/queue/') || placeholdersIn(example).some((name) => ofPatients.test(name));
}

async function livingValues(operation: Operation, places: Values, app: TestApp, clinic: Clinic): Promise<Values> {
  const { operationId, stream } = operation;
  const patients = needsPatients(operation) ? await patientsOf(app, clinic) : undefined;
  for (const step of before[operationId] ?? []) {
    const [action, at, about] = typeof step === 'string' ? ([step, 'panelGid'] as const) : step;
    const variant = at === 'groupedPanelGid' ? 'generic' : 'clinic';
    await app.done('POST', `/api/v1/collab/web/queue/${variant}/${action}`, {
      token: clinic.tokens.staff,
      body: { panelGid: places[at], ...about },
    });
  }
  const ticket = stream
    ? await app.done('POST', '/api/v1/collab/web/stream/ticket', { token: clinic.tokens.panel })
    : undefined;
  const { appointmentId, gid: appointmentGid } = patients?.notCheckedIn ?? {};
  const { patientId, ticketKey } = patients ?? {};
  return { appointmentId, appointmentGid, patientId, ticketKey, streamTicket: ticket?.ticket };
}
