import type { DoctorShiftCreate } from '#generated/shapes.ts';
import type { Api } from './api.ts';
import { dayMs } from './durations.ts';
import { byCode, type GidOf } from './furnish-hospital.ts';
import { doctors, leaves } from './hospital/doctors.ts';
import { roomName, rooms } from './hospital/rooms.ts';

const shifts = ['morning', 'afternoon', 'evening'] as const;

/**
 * The rooms, the doctors, and who sees patients when and where: every weekday in the morning and afternoon, twice a week
 * in the evening, with leaves around today and one substitute.
 * @param today YYYY-MM-DD in the hospital's time zone
 */
export async function planRoster(api: Api, departmentOf: GidOf, today: string): Promise<void> {
  await Promise.all([
    api.call('bulkCreateRoom', { body: { items: roomRecords(departmentOf) } }),
    api.call('bulkCreateDoctor', {
      body: { items: doctors.map(({ of, ...doctor }) => ({ ...doctor, departments: of.map(departmentOf) })) },
    }),
  ]);
  const [roomOf, doctorOf] = await Promise.all([
    api.call('listRoom', { query: { limit: 100 } }).then(({ data }) => byCode(data, 'code')),
    api.call('listDoctor', { query: { limit: 100 } }).then(({ data }) => byCode(data, 'code')),
  ]);
  const entries = weekly(roomOf, doctorOf);
  for (let first = 0; first < entries.length; first += 100) {
    await api.call('bulkCreateDoctorShift', { body: { items: entries.slice(first, first + 100) } });
  }
  const items = leaves.map(({ doctor, from, to, note }) => ({
    doctor: doctorOf(doctor),
    from: dayAfter(today, from),
    to: dayAfter(today, to),
    note,
  }));
  await api.call('bulkCreateDoctorLeave', { body: { items } });
  const stands = leaves.flatMap((leave) => ('substitute' in leave ? standIn(leave, today, roomOf, doctorOf) : []));
  await api.call('bulkCreateDoctorShift', { body: { items: stands } });
}

/** The first working day of a leave has somebody who stands in, in the room of who is away. */
function standIn(
  { doctor, from, substitute }: { doctor: string; from: number; substitute: string },
  today: string,
  roomOf: GidOf,
  doctorOf: GidOf,
): DoctorShiftCreate[] {
  const date = dayAfter(today, from);
  const weekday = new Date(date).getUTCDay() as DoctorShiftCreate['weekday'];
  const name = doctors.find(({ code }) => code === doctor)?.name;
  const room = roomOf(rooms.find((one) => one.doctor === name)?.code ?? '');
  const people = { doctor: doctorOf(doctor), substitute: doctorOf(substitute) };
  return [{ weekday, shift: 'morning', date, room, ...people, note: '代診' }];
}

function roomRecords(departmentOf: GidOf) {
  const clinics = rooms.map(({ code, departmentCode }) => ({
    code,
    name: roomName(code),
    secondName: `Room ${code}`,
    location: '門診大樓 1 樓',
    department: departmentOf(departmentCode),
  }));
  const xray = { secondName: 'X-ray room', location: '醫療大樓 B1', department: departmentOf('XR') };
  return [...clinics, { code: 'X1', name: 'X 光一室', ...xray }, { code: 'X2', name: 'X 光二室', ...xray }];
}

function weekly(roomOf: GidOf, doctorOf: GidOf): DoctorShiftCreate[] {
  return rooms.flatMap(({ code, doctor }, index) => {
    const of = doctors.find(({ name }) => name === doctor)?.code ?? '';
    return ([1, 2, 3, 4, 5] as const).flatMap((weekday) =>
      shifts
        .filter((shift) => shift !== 'evening' || (weekday + index) % 3 === 0)
        .map((shift) => ({ weekday, shift, doctor: doctorOf(of), room: roomOf(code) })),
    );
  });
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}
