import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { writtenDay } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { FactList } from '../layout/FactList.tsx';
import { useLabelNames } from './use-label-names.ts';
import { useOtherFacts } from './use-other-facts.ts';

/** Whether it was taken back, the heading says, and with it why. */
const said = ['canceled', 'cancelReason'];

/** All that an appointment says, also what is not set. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const nameOfTag = useLabelNames();
  const { gender, birthday, inspectionDay, applicationDate, shift, slotStartTime, slotEndTime, tags, source } =
    appointment;
  const day = (value: string | undefined) => value && writtenDay(value, calendar);
  const facts: (readonly [name: string, value: ReactNode])[] = [
    ['serialNumber', appointment.serialNumber],
    ['name', appointment.name],
    ['secondName', appointment.secondName],
    ['gender', gender && translate(`values.Gender.${gender}`)],
    ['birthday', day(birthday)],
    ['age', appointment.age],
    ['medicalRecordNumber', appointment.medicalRecordNumber],
    ['patientId', appointment.patientId],
    ['inspectionDay', day(inspectionDay)],
    ['shift', translate(`values.Session.${shift}`)],
    ['slotStartTime', slotStartTime],
    ['slotEndTime', slotEndTime],
    ['department', appointment.department],
    ['room', appointment.room],
    ['doctor', appointment.doctor],
    ['nurse', appointment.nurse],
    ['applicationDate', day(applicationDate)],
    ['status', translate(`values.QueueStatus.${appointment.status}`)],
    ['patientState', appointment.patientState && translate(`values.PatientListState.${appointment.patientState}`)],
    ['passNumber', appointment.passNumber],
    ['tags', tags?.map((tag) => <Chip key={tag} size="small" label={nameOfTag(tag)} sx={{ mr: 0.5, mb: 0.5 }} />)],
    ...(appointment.canceled ? ([['cancelReason', appointment.cancelReason]] as const) : []),
    ['source', source && translate(`values.AppointmentSource.${source}`)],
    ['appointmentId', appointment.appointmentId],
  ];
  const others = useOtherFacts(appointment, [...facts.map(([name]) => name), ...said]);
  return (
    <FactList
      texts="fields.Appointment"
      facts={[...facts, ...others].map(([name, value]) => [name, value ?? <span aria-hidden>—</span>] as const)}
    />
  );
}
