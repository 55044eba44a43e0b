import type { AppointmentCreate, QueueSize } from '#generated/shapes.ts';
import type { Api } from '../api.ts';
import { type Day, unlessRefused } from './counter.ts';

const kioskName = 'kiosk';
const machineName = 'tickets';

/** Minutes from one appointment's slot to the next in the same room, and how early or late people come. */
const slot = 6;
const spread = 25;
const absent = 0.07;

/** Patients come to the kiosk around their time, some early, some late, some never. */
export async function checkInPatients(appointments: AppointmentCreate[], kiosk: Api, day: Day): Promise<void> {
  const places = new Map<string, number>();
  const arrivals = appointments
    .filter(() => !day.chance.happens(absent))
    .map((appointment) => {
      const place = places.get(appointment.room) ?? 0;
      places.set(appointment.room, place + 1);
      return { appointment, minute: Math.max(0, place * slot + (day.chance.next() - 0.7) * spread) };
    })
    .sort((a, b) => a.minute - b.minute);
  for (const { appointment, minute } of arrivals) {
    await day.clock.wait(minute - day.clock.minute());
    if (day.clock.isOver()) return;
    const result = await unlessRefused(
      () => kiosk.call('checkIn', { body: { identifier: appointment.patientId ?? appointment.appointmentId } }),
      ['no_appointment_today'],
    );
    const mine = result?.data.find(({ number }) => number === appointment.serialNumber);
    if (mine?.outcome === 'checkedIn')
      day.log.tell('checkedIn', kioskName, `checks in ${mine.number} for ${appointment.room}`);
    else day.log.tell('refused', kioskName, `number ${appointment.serialNumber}: ${mine?.outcome ?? 'not found'}`);
  }
}

/** Visitors without an appointment take numbers of whatever queue they need. */
export async function takeNumbers(queues: QueueSize[], machine: Api, day: Day): Promise<void> {
  const everyMinutes = 2;
  while (queues.length > 0) {
    await day.clock.wait(0.2 + day.chance.around(everyMinutes));
    if (day.clock.isOver()) return;
    const queue = queues[Math.floor(day.chance.next() * queues.length)];
    const query = queue?.groupGid ? { groupGid: queue.groupGid } : { panelGid: queue?.panelGid };
    const slip = await unlessRefused(() => machine.call('takeNumber', { query }), ['issuing_not_possible']);
    if (slip) day.log.tell('taken', machineName, `${slip.number} for ${slip.queueName}, ${slip.ahead} ahead`);
    else day.log.tell('refused', machineName, `no number for ${queue?.name}`);
  }
}
