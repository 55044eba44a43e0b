import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '#generated/openapi.json';
import { panelTypes } from '#generated/panel-types.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, keyOf } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel';
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract as object, 'contract');
const isView = ajv.getSchema('contract#/components/schemas/PanelView');

let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

async function create(type: string, name: string) {
  return app.done('POST', `${path}/create/${type}`, { token: clinic.tokens.session, body: { name } });
}

async function viewOf({ gid, exclusiveUrl }: { gid: string; exclusiveUrl: string }) {
  const { token } = await app.done('POST', `${path}/login`, { body: { panelGid: gid, key: keyOf(exclusiveUrl) } });
  return app.done('GET', `${path}/view`, { token, query: { panelGid: gid } });
}

test('there is a panel type for each panel mode from 0 to 13', () => {
  expect(panelTypes.map(({ index }) => index)).toEqual(Array.from({ length: 14 }, (_, index) => index));
});

describe.each(panelTypes)('a panel of the type $name', ({ name, index, serves, sources, defaults }) => {
  test('is made from a name alone, and its screen gets a view as the contract has it', async () => {
    const panel = await create(name, `面板 ${index}`);
    expect(panel).toMatchObject({ type: name, panelMode: index, serves, settings: defaults });
    const view = await viewOf(panel);
    isView?.(view);
    expect(isView?.errors ?? []).toEqual([]);
    expect(view.counter?.gid).toBe(serves ? panel.gid : undefined);
    const groups = view.groups.map(({ gid }: { gid: string }) => gid);
    expect(groups).toEqual(sources === 'groups' ? [clinic.group.gid] : []);
  });
});

test('a lobby of x-ray rooms shows the examination rooms, a lobby of clinics the clinics', async () => {
  const xray = await create('radiologyXrayRoomPanel', '攝影室 9');
  const roomsOf = async (type: string) =>
    (await viewOf(await create(type, `大廳 ${type}`))).counters.map(({ gid }: { gid: string }) => gid);
  const examinations = await roomsOf('radiologyXrayRoomLobbyPanel');
  expect(examinations).toContain(xray.gid);
  expect(examinations).not.toContain(clinic.room.gid);
  const clinics = await roomsOf('hisLobbyPanel');
  expect(clinics).toContain(clinic.room.gid);
  expect(clinics).not.toContain(xray.gid);
});
