/** A little hospital built through the API alone: rooms, counters in a group, lobbies, staff, media, appointments. */
import { randomBytes } from 'node:crypto';
import { adminPassword } from './fixed-values.ts';
import type { TestApp } from './open-app.ts';

const web = '/api/v1/collab/web';
const panelPath = `${web}/panel`;

export const organisationPassword = 'long enough for one';
export const staffPassword = 'nurse pass 1';

/** A second of silence as an MP3: frames of nothing, 32 kbit/s. */
export const mp3 = Buffer.concat(
  Array.from({ length: 40 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x10, 0xc4]), Buffer.alloc(100)])),
);
/** The beginning of an MP4, by which its type is known; `fill` makes files differ. */
export function mp4(fill = 'video'): Buffer {
  const size = Buffer.from([0, 0, 0, 32]);
  return Buffer.concat([size, Buffer.from('ftypisom'), size, Buffer.from('isomiso2avc1mp41'), Buffer.from(fill)]);
}

export type Clinic = Awaited<ReturnType<typeof buildClinic>>;

export async function systemToken({ done }: TestApp): Promise<string> {
  return (await done('POST', `${web}/systemAdvance/login`, { body: { password: adminPassword } })).token;
}

/** A form with the JSON part first and files after it, as browsers send it. */
export function form(data: unknown, files: Record<string, { name: string; bytes: Buffer }> = {}): FormData {
  const made = new FormData();
  made.append('data', JSON.stringify(data));
  for (const [part, { name, bytes }] of Object.entries(files))
    made.append(part, new Blob([new Uint8Array(bytes)]), name);
  return made;
}

/** Makes an organisation and signs its administrator in. */
export async function openOrganisation(test: TestApp, body: object = {}) {
  const gid = `c${randomBytes(4).toString('hex')}`;
  const created = await test.done('POST', `${web}/advancedSetting/organization/create`, {
    token: await systemToken(test),
    body: { gid, name: '河岸診所', type: 'clinic', password: organisationPassword, ...body },
  });
  const signedIn = await test.done('POST', `${web}/organization/login`, {
    body: { orgGid: gid, password: organisationPassword },
  });
  return { gid, agencyKey: created.agencyKey as string, session: signedIn.token as string };
}

/** Builds the whole clinic; room 101 has patients waiting and nobody at its counter yet. */
export async function buildClinic(test: TestApp) {
  const { gid, agencyKey, session } = await openOrganisation(test);
  const as = <T = { gid: string }>(method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
    test.done(method, path, { token: session, body, query }) as Promise<T>;
  const panel = (type: string, body: object) =>
    as<{
      gid: string;
      name: string;
      exclusiveUrl: string;
      kioskUrl: string;
      ticketMachineUrl: string;
      roomCode?: string;
    }>('POST', `${panelPath}/create/${type}`, body);

  const room = await panel('defaultPanel', { name: '101 診', counterName: '101', roomCode: 'R101', callingMode: 1 });
  const spare = await panel('defaultPanel', { name: '備用診間', callingMode: 1 });
  const counters = [
    await panel('defaultPanel', { name: '一號櫃檯', callingMode: 3 }),
    await panel('defaultPanel', { name: '二號櫃檯', callingMode: 3 }),
  ];
  const group = await as('POST', `${panelPath}/group/create`, {
    name: '批價',
    members: counters.map((one) => one.gid),
  });
  const lobby = await panel('clinicsLobbyPanel', { name: '門診大廳', settings: { sources: [room.gid] } });
  const cashierLobby = await panel('groupLobbyPanel', { name: '批價大廳', settings: { sources: [group.gid] } });
  const staff = await as('POST', `${web}/staff`, {
    staffId: 'n1',
    name: '護理師',
    password: staffPassword,
    resetsAll: true,
  });
  const media = [];
  for (const name of ['衛教影片', '門診時間']) {
    const body = { name, type: 'others', source: 'videoSite', url: 'https://example.org/v' };
    media.push((await as('POST', `${panelPath}/media`, body, { panelGid: room.gid })).gid);
  }
  const marquees = [];
  for (const title of ['公告', '提醒']) {
    const body = { title, content: '請配戴口罩' };
    marquees.push((await as('POST', `${panelPath}/marquee`, body, { panelGid: room.gid })).gid);
  }
  const key = keyOf(room.exclusiveUrl);
  const kioskKey = keyOf(room.kioskUrl);
  const tokens = {
    session,
    staff: await signIn(test, `${web}/staff/login`, { orgGid: gid, staffId: 'n1', password: staffPassword }),
    agency: await signIn(test, '/api/v1/agency/ptch/clinics/apiToken', { orgGid: gid, apiKey: agencyKey }),
    panel: await signIn(test, `${panelPath}/login`, { panelGid: room.gid, key }),
    kiosk: await signIn(test, '/api/v1/collab/clinicCheckInKiosk/login', { panelGid: room.gid, key: kioskKey }),
    ticketMachine: await signIn(test, '/api/v1/collab/ticket/machine/login', {
      panelGid: cashierLobby.gid,
      key: keyOf(cashierLobby.ticketMachineUrl),
    }),
    systemAdvance: await systemToken(test),
  };
  return { gid, agencyKey, tokens, room, key, spare, counters, group, lobby, cashierLobby, staff, media, marquees };
}

/** Pushes appointments 1 to 6 for room 101 this morning and checks the first five in. */
export async function fillRoom(test: TestApp, clinic: Clinic) {
  const appointments = [1, 2, 3, 4, 5, 6].map((serialNumber) => ({
    appointmentId: `A${serialNumber}`,
    department: '家庭醫學科',
    room: 'R101',
    doctor: '林志明',
    inspectionDay: '2026-11-21',
    shift: 'morning',
    serialNumber,
    name: `病人${serialNumber}`,
    patientId: `P10000000${serialNumber}`,
  }));
  const pushed = await test.done('POST', '/api/v1/agency/ptch/clinics/create/appointments', {
    token: clinic.tokens.agency,
    body: { appointments },
  });
  let ticketKey = '';
  for (const { patientId } of appointments.slice(0, 5)) {
    const { data } = await test.done('POST', '/api/v1/collab/clinicCheckInKiosk/checkIn', {
      token: clinic.tokens.kiosk,
      body: { identifier: patientId },
    });
    ticketKey = data[0].ticketKey;
  }
  return { notCheckedIn: pushed.data[5] as { appointmentId: string; gid: string }, patientId: 'P100000006', ticketKey };
}

/** The key in an exclusive address. */
export function keyOf(url: string): string {
  return new URL(url, 'http://x').searchParams.get('key') ?? '';
}

async function signIn({ done }: TestApp, path: string, body: unknown): Promise<string> {
  return (await done('POST', path, { body })).token;
}
