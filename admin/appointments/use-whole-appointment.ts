import { useCallback } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import type { Appointment, AppointmentHistory } from '#generated/shapes.ts';
import { useFresh } from '../data/use-fresh.ts';
import { http } from '../session.ts';

const keep = { keepFailure: true };
const everyMs = 10_000;

export interface WholeAppointment {
  readonly appointment: Appointment;
  readonly history: AppointmentHistory;
  /** The organisation's present day. */
  readonly today: string;
}

/** An appointment with its history, kept fresh; 'gone' where there is none (any more). */
export function useWholeAppointment(gid: string) {
  const read = useCallback(async (): Promise<WholeAppointment | 'gone'> => {
    try {
      const appointment = await http.call('getAppointment', { query: { gid } }, keep);
      const history = await http.call('getAppointmentHistory', { query: { gid } }, keep);
      const { today } = await http.call('getAppointmentDay', {}, keep);
      return { appointment, history, today };
    } catch (failure) {
      const codes = failure instanceof CallFailure ? failure.contents.map(({ code }) => code) : [];
      if (codes.includes('not_found')) return 'gone';
      throw failure;
    }
  }, [gid]);
  return useFresh(read, everyMs);
}
