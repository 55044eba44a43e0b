import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallFailure } from '#client/http/call-failure.ts';
import { useStillHere } from '#client/use-still-here.ts';
import type { Appointment, AppointmentPatch } from '#generated/shapes.ts';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { http } from '../session.ts';
import { faultsOf } from './faults-of.ts';

/** A dialog about one appointment. */
export interface PatchDialogProps {
  appointment: Appointment;
  onDone(): void;
  onClose(): void;
}

/**
 * What a dialog needs that changes one appointment: what is refused stands at its fields, what is done closes it.
 * @param said key of what is said once it is done
 */
export function usePatch({ appointment: { appointmentId }, onDone, onClose }: PatchDialogProps, said: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const stillHere = useStillHere();
  const [busy, press] = useBusyPress();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const send = (patch: Omit<AppointmentPatch, 'appointmentId'>) =>
    press(async () => {
      const body = { appointments: [{ appointmentId, ...patch }] };
      try {
        await http.call('bulkUpdateAppointment', { body }, { keepFailure: true });
      } catch (failure) {
        const found = failure instanceof CallFailure ? faultsOf(failure, translate) : undefined;
        if (!found || !stillHere()) throw failure;
        setFaults(found);
        return;
      }
      notify(said, { type: 'success' });
      onDone();
      if (stillHere()) onClose();
    });
  return { busy, faults, setFaults, send };
}
