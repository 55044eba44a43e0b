import { businessMoment } from '#days/business-day.ts';
import { countAppointments } from '../figures/counted-appointments.ts';
import { daysLater } from '../figures/day-clock.ts';
import { closeDays, keepAppointments } from './count-days.ts';
import { biteRows, clearDay, type Sweep } from './sweep.ts';

/**
 * Counts what became of the appointments of the days that are due; afterwards they may go.
 * @param counted the first day that is not counted; '' where none is
 * @param keptFrom the first day that stays as it is
 */
export async function countAppointmentDays(sweep: Sweep, counted: string, keptFrom: string): Promise<void> {
  const { database, organisationGid, organisation, now } = sweep;
  const moment = businessMoment(organisation, now);
  for (let next = counted; next < keptFrom; ) {
    const [first] = await database.read<{ day: string }>(
      'appointment',
      `SELECT inspection_day AS day FROM appointment WHERE organisation_gid = ? AND inspection_day >= ?
       ORDER BY inspection_day LIMIT 1`,
      organisationGid,
      next,
    );
    const day = first?.day ?? keptFrom;
    if (day < keptFrom) {
      await clearDay(sweep, day);
      const counts = await countAppointments(database, organisationGid, day, moment);
      for (let at = 0; at < counts.length; at += biteRows) {
        await sweep.write(keepAppointments, { day, counts: counts.slice(at, at + biteRows) });
      }
    }
    next = day < keptFrom ? daysLater(day, 1) : keptFrom;
    await sweep.write(closeDays, { what: 'appointments', until: next });
  }
}
