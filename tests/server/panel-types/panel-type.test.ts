import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '#generated/openapi.json';
import { panelTypes } from '#generated/panel-types.ts';
import { QueueVariant } from '#generated/values.ts';
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

/**
 * What makes each of them another, in the order of their modes: the parts of its screen beside those of all, and what
 * it shows or whose calls serve it.
 */
const own = [
  ['defaultPanel', 'both', 'calledCard:@nowServing media passedList roomCard text waitingList', 'clinic'],
  ['hisLobbyPanel', 'landscape', 'callList calledCard:@goToRoom counterTable header', 'panels'],
  ['uprightGroupPanel', 'portrait', 'calledCard:@goToCounter groupBoard header media', 'groups'],
  [
    'ptchUprightExaminationRoomPanel',
    'portrait',
    'calledCard:@nowExamining careTeam media passedList roomCard text waitingList',
    'inspection',
  ],
  [
    'uprightOutpatientPanel',
    'portrait',
    'calledCard:@nowConsulting media passedList roomCard text waitingList',
    'clinic',
  ],
  ['clinicsLobbyPanel', 'both', 'callList calledCard:@goToRoom counterTable header media', 'panels'],
  ['ptchCashierRegistrationLobbyPanel', 'both', 'groupBoard header', 'groups'],
  [
    'ptchCashierCounterPanel',
    'both',
    'calledCard:@nowServing passedList roomCard text waitingList',
    'cashierRegistration',
  ],
  [
    'ptchRegistrationCounterPanel',
    'both',
    'calledCard:@nowServing media passedList roomCard text waitingList',
    'cashierRegistration',
  ],
  ['groupLobbyPanel', 'both', 'callList calledCard:@goToCounter groupTable header media', 'groups'],
  [
    'clinicsWithAppointmentsLobbyPanel',
    'both',
    'appointmentBoard callList calledCard:@goToRoom header listBoard media',
    'panels',
  ],
  [
    'radiologyXrayRoomPanel',
    'both',
    'calledCard:@nowExamining media passedList roomCard text waitingList',
    'inspection',
  ],
  ['radiologyXrayRoomLobbyPanel', 'both', 'callList calledCard:@goToRoom counterTable header media', 'examinations'],
  [
    'cashierRegistrationWithCarouselLobbyPanel',
    'both',
    'callList calledCard:@goToCounter groupBoard header media',
    'groups',
  ],
] as const;

test.each(own)(
  '%s is a mode of its own: its screen, what it shows, and its calls',
  async (type, orientation, parts, of) => {
    const examined = await create('radiologyXrayRoomPanel', `攝影室 ${type}`);
    const panel = await create(type, `一 ${type}`);
    const { layout, counter, counters, groups } = await viewOf(panel);
    expect(panel.panelMode).toBe(own.findIndex(([name]) => name === type));
    expect(layout.orientation).toBe(orientation);
    const common = ['marquee', 'notice', 'qrCode'];
    const found = partsOf(layout.root).filter((part) => !common.includes(part));
    expect([...new Set(found)].sort().join(' ')).toBe(parts);
    const shown = { groups: groups.length > 0, rooms: gidsOf(counters).includes(clinic.room.gid) };
    const examinations = gidsOf(counters).includes(examined.gid);
    expect({ ...shown, examinations, counter: counter?.gid }).toEqual({
      groups: of === 'groups',
      rooms: of === 'panels',
      examinations: of === 'examinations',
      counter: panel.serves ? panel.gid : undefined,
    });
    for (const variant of QueueVariant) {
      const logIn = `/api/v1/collab/web/queue/${variant}/login`;
      const answer = await app.call('POST', logIn, { token: clinic.tokens.staff, body: { panelGid: panel.gid } });
      expect([variant, answer.status]).toEqual([variant, of === variant ? 200 : 400]);
    }
  },
);

const gidsOf = (records: { gid: string }[]) => records.map(({ gid }) => gid);

interface Part {
  type: string;
  headline?: string;
  children?: Part[];
}

/** The blocks of a layout, a called number with its headline. */
function partsOf({ type, headline, children }: Part): string[] {
  if (children) return children.flatMap(partsOf);
  return [type === 'calledCard' ? `${type}:${headline}` : type];
}

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
