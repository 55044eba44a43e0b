import type { Appointment, AppointmentCreate, Panel } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';
import type { Api } from '../api.ts';
import { visitor } from '../hospital/organisation.ts';
import { deviceAt } from '../panels.ts';
import { patient } from '../patients.ts';

const mostAtOnce = 500;
/** Keeps these patients apart from the demo hospital's own. */
const firstPatient = 100_000;

/**
 * Pushes appointments for the present session, as a hospital information system would.
 * @param patients how many for each room
 * @returns everybody of this session who has not come yet, those that were there before included
 */
export async function pushAppointments(
  api: Api,
  organisation: string,
  panels: Panel[],
  patients: number,
): Promise<AppointmentCreate[]> {
  const rooms = panels.filter(({ roomCode, groupGid }) => roomCode && !groupGid);
  const [first] = rooms;
  if (!first) return [];
  const { serviceDate, session } = await api.call('getPanelView', { query: { panelGid: first.gid } });
  const before = await appointmentsOfSession(api, serviceDate, session);
  const issued = await lastNumbers(api, rooms);
  const pushed = rooms.flatMap((room, index) => {
    const numbers = before.filter((one) => one.room === room.roomCode).map(({ serialNumber }) => serialNumber);
    const above = Math.max(issued.get(room.gid) ?? 0, ...numbers);
    return Array.from({ length: patients }, (_, place) =>
      appointmentFor(room, index, serviceDate, session, above + place + 1),
    );
  });
  if (pushed.length > 0) {
    const { agencyKey: apiKey } = await api.call('rotateAgencyKey');
    const { token } = await api.call('createClinicsApiToken', { body: { orgGid: organisation, apiKey } });
    for (let start = 0; start < pushed.length; start += mostAtOnce) {
      const body = { appointments: pushed.slice(start, start + mostAtOnce) };
      await api.as(token).call('createClinicsAppointments', { body });
    }
  }
  return [...before.filter(isStillToCome), ...pushed];
}

function isStillToCome({ patientState, patientId }: Appointment): boolean {
  return patientState === 'notCheckedIn' && patientId !== visitor.patientId;
}

/** The last number that each room has given out, by appointment or by hand, as its ticket machine knows it. */
async function lastNumbers(api: Api, rooms: Panel[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const room of rooms) {
    const machine = await deviceAt(api, room, 'signInTicketMachine');
    const { data } = await machine.call('getQueueSize');
    numbers.set(room.gid, Math.max(0, ...data.map(({ lastNumber = 0 }) => lastNumber)));
  }
  return numbers;
}

async function appointmentsOfSession(api: Api, date: string, shift: Session): Promise<Appointment[]> {
  const found: Appointment[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, paging } = await api.call('listAppointment', {
      query: { shift, page, limit: 100, sort: 'inspectionDay', order: 'desc' },
    });
    found.push(...data.filter(({ inspectionDay }) => inspectionDay === date));
    last = data.every(({ inspectionDay }) => inspectionDay >= date) ? paging.totalPage : page;
  }
  return found;
}

function appointmentFor(
  room: Panel,
  index: number,
  date: string,
  shift: Session,
  serialNumber: number,
): AppointmentCreate {
  const code = room.roomCode ?? '';
  return {
    appointmentId: ['SIM', date.replaceAll('-', ''), code, shift, serialNumber].join('-'),
    department: room.departmentName || room.name,
    room: code,
    doctor: room.doctorName,
    inspectionDay: date,
    shift,
    serialNumber,
    ...patient(firstPatient + index * 10_000 + serialNumber, Number(date.slice(0, 4))),
  };
}
