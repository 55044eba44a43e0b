/** One of the two organisations under the fuzzer: everything it has bears its mark, and nothing else does. */
import { type ExampleRequest, exampleOf } from '../contract/example-request.ts';
import { allOperations, type Operation } from '../contract/operation.ts';
import type { TestApp } from '../server/open-app.ts';
import { buildClinic, type Clinic, openOrganisation } from '../server/small-clinic.ts';
import { document, type FuzzOperation } from './contract.ts';
import { type Credential, type Screen, signInAll } from './credentials.ts';
import type { HttpClient } from './http-client.ts';
import { marked } from './marking.ts';

export interface Side {
  readonly name: string;
  /** In every text of the organisation. */
  readonly mark: string;
  /** In the name and in the numbers of its patients; no screen, kiosk or page for patients shows it. */
  readonly personal: string;
  readonly clinic: Clinic;
  readonly credentials: readonly Credential[];
  /** Gids, keys and codes of its things, by which one may ask for them. */
  readonly secrets: ReadonlySet<string>;
  /** The document's example of an operation, filled with this organisation's things, which are made to stand ready. */
  example(operation: FuzzOperation): Promise<ExampleRequest>;
  /** The same with credentials that were just signed in. */
  renewed(): Promise<Side>;
}

const operations = new Map(allOperations(document).map((operation) => [operation.operationId as string, operation]));
const named = /"(?:gid|\w+Gid|key|ticketKey|ticket|token|apiKey|agencyKey|appointmentId|gids?)":"([^"]{4,})"/g;
const inAddresses = /[?&](?:key|panelGid)=([\w-]{4,})/g;

/** Builds the organisation through the API, with patients in room 101 who are nobody else's business. */
export async function buildSide(client: HttpClient, name: string, mark: string, personal: string): Promise<Side> {
  const secrets = new Set<string>();
  const app = appOver(client, mark, secrets);
  const clinic = await buildClinic(app);
  secrets.add(clinic.gid);
  await addPatients(app, clinic, personal);
  const screens = await addScreens(app, clinic);
  const withCredentials = async (): Promise<Side> => ({
    name,
    mark,
    personal,
    clinic,
    secrets,
    credentials: await signInAll(app, clinic, screens, name),
    example: (operation) => exampleOf(operations.get(operation.operationId) as Operation, app, clinic),
    renewed: async () => {
      const side = await withCredentials();
      for (const { kind, token, sentAs, limited, panelGid } of side.credentials)
        if (kind && token && sentAs === 'bearer' && !limited && !panelGid)
          clinic.tokens[kind as keyof Clinic['tokens']] = token;
      return side;
    },
  });
  return withCredentials();
}

/** Signs in where the server's clock stood two days ago: with a token that has come to its end. */
export async function expiredToken(client: HttpClient): Promise<string> {
  return (await openOrganisation(appOver(client, '', new Set()))).session;
}

async function addPatients(app: TestApp, clinic: Clinic, personal: string): Promise<void> {
  const appointments = [1, 2, 3].map((index) => ({
    appointmentId: `${personal}${index}`,
    department: '家庭醫學科',
    room: 'R101',
    doctor: '林志明',
    inspectionDay: '2026-11-21',
    shift: 'morning',
    serialNumber: 100 + index,
    name: `李${personal}珍`,
    patientId: `P${personal}${index}`,
  }));
  const token = clinic.tokens.agency;
  await app.done('POST', '/api/v1/agency/ptch/clinics/create/appointments', { token, body: { appointments } });
  for (const { patientId } of appointments.slice(0, 2)) {
    const body = { identifier: patientId };
    await app.done('POST', '/api/v1/collab/clinicCheckInKiosk/checkIn', { token: clinic.tokens.kiosk, body });
  }
}

/** Screens that show the patients of room 101 by their names, as far as these may be read in a hall. */
function addScreens(app: TestApp, { tokens, room }: Clinic): Promise<Screen[]> {
  const types = ['clinicsWithAppointmentsLobbyPanel', 'radiologyXrayRoomLobbyPanel'];
  const create = (type: string) =>
    app.done('POST', `/api/v1/collab/web/panel/create/${type}`, {
      token: tokens.session,
      body: { name: type, settings: { sources: [room.gid] } },
    });
  return Promise.all(types.map(create));
}

/** What the builders of the tests call, over HTTP; the texts of the organisation are marked on their way. */
function appOver(client: HttpClient, mark: string, secrets: Set<string>): TestApp {
  const provider = new Set<string>();
  const call: TestApp['call'] = async (method, path, { token, query = {}, body, headers = {} } = {}) => {
    const own = token !== undefined && !provider.has(token) && !(body instanceof FormData);
    const sent = own ? marked(method, path, body, mark) : body;
    const web = sent instanceof FormData ? new Response(sent) : undefined;
    const bytes = web
      ? Buffer.from(await web.arrayBuffer())
      : sent === undefined
        ? undefined
        : Buffer.from(JSON.stringify(sent));
    const contentType = web?.headers.get('content-type') ?? 'application/json';
    const answer = await client.send({
      method,
      target: path + search(query),
      headers: [
        // Where single sign-on sends people back to follows from it, and the provider of the examples knows this one.
        ['host', 'localhost'],
        ...(token ? [['authorization', `Bearer ${token}`] as const] : []),
        ...(bytes ? [['content-type', contentType] as const] : []),
        ...Object.entries(headers),
      ],
      body: bytes,
    });
    const { status = 0, text = '', contentType: type = '' } = answer ?? {};
    for (const pattern of [named, inAddresses])
      for (const [, found] of text.matchAll(pattern)) secrets.add(found as string);
    const json = type.startsWith('application/json') ? JSON.parse(text) : undefined;
    if (path.endsWith('/systemAdvance/login')) provider.add(json?.token);
    return { status, headers: { 'content-type': type }, text, body: json };
  };
  const done: TestApp['done'] = async (method, path, request) => {
    const answer = await call(method, path, request);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  return { call, done } as TestApp;
}

function search(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${key}=${encodeURIComponent(String(one))}`),
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
