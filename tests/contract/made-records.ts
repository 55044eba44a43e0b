/** Records that examples speak of, made by the examples of their own families' create calls. */
import { randomBytes } from 'node:crypto';
import { families } from '#generated/families.ts';
import { contract } from '#server/shapes/contract.ts';
import { opaquePng } from '../running/one-pixel.ts';
import type { TestApp } from '../server/open-app.ts';
import { type Clinic, form } from '../server/small-clinic.ts';
import { fill, placeholdersIn, type Values } from './fill-example.ts';
import { allOperations, type Operation } from './operation.ts';

/** What is sent for a file of an example, by its extension. */
const contents: Readonly<Record<string, Buffer>> = {
  png: opaquePng,
  yaml: Buffer.from('version: 1.4.2\nfiles: []\n'),
  zip: Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'),
};

const operations = new Map(allOperations(contract).map((operation) => [operation.operationId as string, operation]));

/** Two records of a family are made once for each clinic, however many examples name them. */
const made = new WeakMap<Clinic, Map<string, Promise<string[]>>>();

/** Values for the placeholders that name records of a family (`{{nurseGid}}`, `{{nurseGids}}`) and are not known yet. */
export async function madeValues(example: unknown, known: Values, app: TestApp, clinic: Clinic): Promise<Values> {
  const values: Values = {};
  for (const name of placeholdersIn(example).filter((one) => known[one] === undefined)) {
    if (name === 'panelGidWithVoice') values[name] = await speakingPanel(known, app, clinic);
    if (name === 'panelGidWithScreen') values[name] = await picturedPanel(app, clinic);
    if (/^pairing(Code|Key)$/.test(name)) Object.assign(values, await freshPairing(app));
    if (name === 'deviceGid') values[name] = await pairedDevice(app, clinic);
    if (name === 'uploadGid') values[name] = await freshUpload(app, clinic);
    if (name === 'printJobGid') values[name] = await canceledPrintJob(known, app, clinic);
    if (name === 'localVersionGid') values[name] = await localVersion(app, clinic);
    const [, family = '', many] = /^(\w+?)Gid(s?)$/.exec(name) ?? [];
    if (!(family in families)) continue;
    const gids = await recordsOf(family, known, app, clinic);
    values[name] = many ? [...gids].reverse() : gids[0];
  }
  return values;
}

/** An example's body as it is sent: with its files as a form, else as JSON. */
export function bodyOf(body: unknown, files: Record<string, string> | undefined): unknown {
  if (!files) return body;
  const parts = Object.entries(files).map(([part, name]) => {
    const bytes = contents[name.slice(name.lastIndexOf('.') + 1)];
    if (!bytes) throw new Error(`the test has no bytes for ${name}`);
    return [part, { name, bytes }] as const;
  });
  return form(body, Object.fromEntries(parts));
}

function recordsOf(family: string, known: Values, app: TestApp, clinic: Clinic): Promise<string[]> {
  const ofClinic = made.get(clinic) ?? new Map<string, Promise<string[]>>();
  made.set(clinic, ofClinic);
  const found = ofClinic.get(family) ?? Promise.all([1, 2].map(() => create(family, known, app, clinic)));
  ofClinic.set(family, found);
  return found;
}

async function create(family: string, known: Values, app: TestApp, clinic: Clinic): Promise<string> {
  const id = families[family as keyof typeof families].operations.create;
  const { example, method, path, security } = operations.get(id ?? '') as Operation;
  const unique = { unique: randomBytes(4).toString('hex') };
  const values = { ...known, ...(await madeValues(example, known, app, clinic)), ...unique };
  const { query, body, files } = fill(example, values) as Operation['example'];
  const answer = await app.done(method, path, {
    token: clinic.tokens[security[0] as keyof Clinic['tokens']],
    query: query ?? {},
    body: bodyOf(distinct(family, body as Values), files),
  });
  return answer.gid;
}

/** No two releases have one number, no two entries of the roster all fields alike. */
function distinct(family: string, body: Values): Values {
  const number = Number.parseInt(randomBytes(4).toString('hex'), 16);
  if (family === 'version') return { ...body, versionNumber: `1.${number}` };
  return family === 'doctorShift' ? { ...body, note: String(number) } : body;
}

async function speakingPanel(known: Values, app: TestApp, clinic: Clinic): Promise<string> {
  await recordsOf('panelVoice', known, app, clinic);
  return clinic.room.gid;
}

/** A slip that was taken back before its printer, which is nowhere, could have it. */
async function canceledPrintJob(known: Values, app: TestApp, clinic: Clinic): Promise<string> {
  const path = '/api/v1/collab/web/printing';
  const token = clinic.tokens.session;
  const [printerGid] = await recordsOf('printer', known, app, clinic);
  const { gid } = await app.done('POST', `${path}/test`, { token, body: { printerGid } });
  await app.done('PATCH', `${path}/job`, { token, body: { gid, decision: 'cancel' } });
  return gid;
}

/** The last upload of each clinic: an organisation has few at once. */
const lastUploads = new WeakMap<Clinic, string>();

/** An upload of which nothing has come. */
async function freshUpload(app: TestApp, clinic: Clinic): Promise<string> {
  const path = '/api/v1/collab/web/upload';
  const token = clinic.tokens.session;
  const last = lastUploads.get(clinic);
  if (last) await app.call('DELETE', path, { token, query: { gid: last } });
  const body = { operation: 'createMediaBankItem', property: 'file', name: 'picture.png', size: 2000 };
  const { gid } = await app.done('POST', path, { token, body });
  lastUploads.set(clinic, gid);
  return gid;
}

/** A release that lies on the server, with its update description; one for all clinics, as it is the provider's. */
async function localVersion(app: TestApp, clinic: Clinic): Promise<string> {
  const path = '/api/v1/collab/web/advancedSetting/version';
  const token = clinic.tokens.systemAdvance;
  const { data } = await app.done('GET', `${path}/list`, { token, query: { search: '1.4.2', type: 'ticketMachine' } });
  if (data.length > 0) return data[0].gid;
  const body = { versionNumber: '1.4.2', type: 'ticketMachine', storageType: 'local' };
  return (await app.done('POST', path, { token, body: bodyOf(body, { file: 'machine.zip' }) })).gid;
}

/** Room 101, whose screen has sent its picture. */
async function picturedPanel(app: TestApp, clinic: Clinic): Promise<string> {
  const { example, path } = operations.get('reportScreen') as Operation;
  const body = { ...(example.body as object), picture: { seq: 1 } };
  await app.done('POST', path, { token: clinic.tokens.panel, body });
  return clinic.room.gid;
}

/** A device that shows its code. */
async function freshPairing(app: TestApp): Promise<{ pairingCode: string; pairingKey: string }> {
  const { example, path } = operations.get('offerPairing') as Operation;
  const { code, key } = await app.done('POST', path, { body: example.body });
  return { pairingCode: code, pairingKey: key };
}

/** A screen of room 101 that was let in by its code. */
async function pairedDevice(app: TestApp, clinic: Clinic): Promise<string> {
  const { path } = operations.get('pairDevice') as Operation;
  const body = { code: (await freshPairing(app)).pairingCode, panelGid: clinic.room.gid };
  return (await app.done('POST', path, { token: clinic.tokens.session, body })).gid;
}
