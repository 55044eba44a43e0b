import type { Hospital } from '../hospital/set-up-hospital.ts';

/** One patient who is expected in the first three rooms in this session, with names as a test wants them. */
export async function expectVisitsOfOne(
  { api, orgGid, agencyKey, rooms }: Hospital,
  patientId: string,
  names: { readonly department: string; readonly doctor: string },
): Promise<void> {
  const { serviceDate, session } = await api.call('getPanelView', { query: { panelGid: rooms[0]!.panel.gid } });
  const { token } = await api.call('createClinicsApiToken', { body: { orgGid, apiKey: agencyKey } });
  const appointments = rooms.slice(0, 3).map(({ panel }, place) => ({
    appointmentId: `Visit-${place}`,
    ...names,
    room: panel.roomCode ?? '',
    inspectionDay: serviceDate,
    shift: session,
    serialNumber: 21,
    name: '陳小玲',
    patientId,
  }));
  await api.as(token).call('createClinicsAppointments', { body: { appointments } });
}
