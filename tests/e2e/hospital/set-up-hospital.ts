import { type Api, apiAt } from '#demo/api.ts';
import type { Panel } from '#generated/shapes.ts';
import type { RunningServer } from '../../running/server.ts';

export const organisationPassword = 'seven quiet corridors 1';
export const staffPassword = 'Riverside-staff-1';

export interface Hospital {
  orgGid: string;
  /** A session of its administrator. */
  api: Api;
  agencyKey: string;
  rooms: { panel: Panel; staffId: string }[];
}

/** Makes an organisation with so many clinic rooms and one member of staff for each, through the API. */
export async function setUpHospital(server: RunningServer, roomCodes: string[]): Promise<Hospital> {
  const nobody = apiAt(server.url);
  const { token } = await nobody.call('signInSystemAdvance', { body: { password: server.adminPassword } });
  const { organisation, agencyKey } = await nobody.as(token).call('createOrganisation', {
    body: {
      gid: 'riverside',
      name: '河岸醫院',
      type: 'clinic',
      password: organisationPassword,
      timeZoneOffsetMinutes: offsetOfMorning(),
    },
  });
  const api = await administrator(server, organisation.gid);
  const rooms = [];
  for (const code of roomCodes) {
    const panel = await api.call('createPanel', {
      path: { panelType: 'defaultPanel' },
      body: {
        name: `診間 ${code}`,
        counterName: `${code} 診`,
        callingMode: 1,
        roomCode: code,
        departmentName: '家庭醫學科',
        doctorName: '林志明',
      },
    });
    const staffId = `nurse${code}`;
    await api.call('createStaff', {
      body: { staffId, name: `護理師${code}`, password: staffPassword, panels: [panel.gid] },
    });
    rooms.push({ panel, staffId });
  }
  return { orgGid: organisation.gid, api, agencyKey, rooms };
}

/** The time zone in which it is about nine o'clock: no session or day ends while a test runs. */
function offsetOfMorning(): number {
  const now = new Date();
  const ahead = 9 * 60 - (now.getUTCHours() * 60 + now.getUTCMinutes());
  return Math.round((ahead < -720 ? ahead + 1440 : ahead) / 15) * 15;
}

export async function administrator(server: RunningServer, orgGid: string): Promise<Api> {
  const nobody = apiAt(server.url);
  const { token } = await nobody.call('signInOrganisation', { body: { orgGid, password: organisationPassword } });
  return nobody.as(token);
}

/** Pushes appointments for the present session into these rooms in turn, as an agency's client does. */
export async function pushAppointments(
  hospital: Hospital,
  count: number,
): Promise<{ room: string; patientId: string }[]> {
  const { api, orgGid, agencyKey, rooms } = hospital;
  const [first] = rooms;
  const { serviceDate, session } = await api.call('getPanelView', { query: { panelGid: first?.panel.gid ?? '' } });
  const { token } = await api.call('createClinicsApiToken', { body: { orgGid, apiKey: agencyKey } });
  const appointments = Array.from({ length: count }, (_, place) => ({
    appointmentId: `Day-${place + 1}`,
    department: '家庭醫學科',
    room: rooms[place % rooms.length]?.panel.roomCode ?? '',
    doctor: '林志明',
    inspectionDay: serviceDate,
    shift: session,
    serialNumber: Math.floor(place / rooms.length) + 1,
    name: `王小${'一二三四五六七八九十'.charAt(place % 10)}`,
    patientId: `A9${String(place + 1).padStart(8, '0')}`,
  }));
  await api.as(token).call('createClinicsAppointments', { body: { appointments } });
  return appointments.map(({ room, patientId }) => ({ room, patientId }));
}
