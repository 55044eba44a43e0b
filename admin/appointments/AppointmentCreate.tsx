import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCreatePath, useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { CallFailure } from '#client/http/call-failure.ts';
import { useStillHere } from '#client/use-still-here.ts';
import type { AppointmentCreate as Booking } from '#generated/shapes.ts';
import { Needed } from '../account/Needed.tsx';
import { usePresentSession } from '../calendar/use-present-session.ts';
import { useToday } from '../calendar/use-today.ts';
import { newOwnId } from '../data/own-id.ts';
import { readResourcePath } from '../data/resource-path.ts';
import { fieldGrid } from '../form/field-grid.ts';
import { LeavingAsks } from '../layout/LeavingAsks.tsx';
import { Page } from '../layout/Page.tsx';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { formCard } from '../pages/form-card.ts';
import { http } from '../session.ts';
import { faultsOf } from './faults-of.ts';
import { neededOfPatient, PatientFields, type TypedPatient } from './PatientFields.tsx';
import { type Place, PlaceFields } from './PlaceFields.tsx';
import { useFreeNumber } from './use-free-number.ts';
import { useRooms } from './use-rooms.ts';

const required: readonly string[] = [...neededOfPatient, 'room', 'inspectionDay', 'serialNumber'];

/** Number and doctor are those that the place offers (useFreeNumber) until somebody types others. */
type Typed = Omit<TypedPatient & Place, 'serialNumber' | 'doctor'> & Partial<TypedPatient & Place>;

const empty = {
  name: '',
  medicalRecordNumber: '',
  patientId: '',
  department: '',
  birthday: '',
  gender: '',
  room: '',
};

/** Enters an appointment by hand, such as one made by telephone. */
export function AppointmentCreate({ resource }: { resource: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [saves, press] = useBusyPress();
  const stillHere = useStillHere();
  const rooms = useRooms();
  const today = useToday();
  const session = usePresentSession();
  const list = useCreatePath()({ resource, type: 'list' });
  const [typed, setTyped] = useState<Typed>(() => ({ ...empty, inspectionDay: today, shift: session }));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [tries, setTries] = useState(0);
  const free = useFreeNumber(typed, tries);
  const booking = { ...typed, serialNumber: typed.serialNumber ?? free.number, doctor: typed.doctor ?? free.doctor };
  // One id for one form: sent again after the network was cut, it is the same appointment.
  const appointmentId = useRef(newOwnId());
  // Once something is typed, until it is stored.
  const begun = useRef(false);
  const choseShift = useRef(false);
  // A form that stands open overnight is of the day on which somebody begins to type.
  useEffect(() => {
    if (!begun.current) setTyped((before) => ({ ...before, inspectionDay: today, shift: session }));
  }, [today, session]);
  const set = (change: Partial<Typed>) => {
    begun.current = true;
    choseShift.current ||= change.shift !== undefined;
    // Who comes in a session that is over is a no-show at once, and their appointment is refused at the kiosk.
    const shift = change.inspectionDay === today ? session : 'morning';
    const room = rooms.find(({ code }) => code === change.room);
    setTyped((before) => ({
      ...before,
      ...(room && { department: before.department || room.departmentName || '' }),
      ...(change.inspectionDay && !choseShift.current && { shift }),
      ...change,
    }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saves) return;
    const missing = required.filter((name) => booking[name as keyof typeof booking].trim() === '');
    setFaults(Object.fromEntries(missing.map((name) => [name, translate('errors.field_required')])));
    if (missing.length > 0) return;
    await press(async () => {
      try {
        await http.call(
          'createAppointment',
          { body: bookingOf(booking, appointmentId.current) },
          { keepFailure: true },
        );
      } catch (failure) {
        const found = failure instanceof CallFailure ? faultsOf(failure, translate) : undefined;
        // Without its fields, it is said as a whole.
        if (!found || !stillHere()) throw failure;
        setFaults(found);
        if (found.serialNumber) setTries((before) => before + 1);
        // The id is this form's own: it was stored, and the answer was lost.
        if (!found.appointmentId) return;
      }
      notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
      begun.current = false;
      if (stillHere()) navigate(`${list}?day=${typed.inspectionDay}`);
    });
  };
  return (
    <Page
      title={translate('admin.appointments.add')}
      parent={{ to: list, label: translate(readResourcePath(resource).resource.titleKey, { smart_count: 2 }) }}
    >
      <Needed to="createAppointment">
        <Card sx={formCard}>
          <Box component="form" noValidate onSubmit={submit} sx={fieldGrid}>
            <PlaceFields place={booking} faults={faults} onChange={set} />
            <PatientFields patient={booking} faults={faults} onChange={set} />
            <Box sx={{ display: 'flex', gap: 1.5, gridColumn: '1 / -1', mt: 1 }}>
              <Button type="submit" variant="contained" loading={saves}>
                {translate('ra.action.save')}
              </Button>
              <Button
                variant="outlined"
                color="inherit"
                component={RouterLink}
                to={list}
                sx={{ borderColor: 'divider' }}
              >
                {translate('ra.action.cancel')}
              </Button>
            </Box>
          </Box>
        </Card>
        <LeavingAsks
          // Who leaves while it is being sent learns what became of it wherever they are.
          holds={() => begun.current && !saves}
          title="admin.unsaved.title"
          text="admin.unsaved.leave"
          action="admin.unsaved.discard"
        />
      </Needed>
    </Page>
  );
}

/** What was typed as it is sent: nothing that is empty. */
function bookingOf({ serialNumber, ...typed }: TypedPatient & Place, appointmentId: string): Booking {
  const filled = Object.entries(typed)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return { ...Object.fromEntries(filled), appointmentId, serialNumber: Number(serialNumber) } as Booking;
}
