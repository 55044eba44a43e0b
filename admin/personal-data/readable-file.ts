import type { PersonalData, PersonalVisit } from '#generated/shapes.ts';
import { otherFacts } from '../appointments/other-facts.ts';
import { momentText, writtenDay } from '../calendar/calendar.ts';
import type { Telling } from '../history/tell-changes.ts';
import { visitState } from './visit-state.ts';

const days: readonly string[] = ['inspectionDay', 'birthday', 'applicationDate'];

const choicesOf: Readonly<Record<string, string>> = { gender: 'Gender', shift: 'Session' };

const told = [
  'inspectionDay',
  'shift',
  'slotStartTime',
  'slotEndTime',
  'name',
  'secondName',
  'gender',
  'birthday',
  'age',
  'patientId',
  'medicalRecordNumber',
  'department',
  'doctor',
  'nurse',
  'room',
  'serialNumber',
  'tags',
  'applicationDate',
  'patientState',
  'cancelReason',
] as const;

/** What is about the hospital's work with an appointment rather than about its patient. */
const notTold = ['appointmentId', 'canceled', 'departmentCode', 'nameMask', 'source', 'status'];

/** A page for the patient to read: each visit with what is kept of it, and what happened to its number. */
export async function readableFile({ visits }: PersonalData, telling: Telling): Promise<string> {
  const { translate, calendar } = telling;
  const title = escaped(translate('admin.pages.personalData'));
  const row = (field: string, text: string) =>
    `<tr><th>${escaped(translate(`fields.Appointment.${field}`))}</th><td>${escaped(text)}</td></tr>`;
  const section = async ({ appointment, tickets }: PersonalVisit) => {
    const rows = told.flatMap((field) => {
      // Of a visit that was canceled, that it was.
      const value = field === 'patientState' ? visitState(appointment, translate) : appointment[field];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
      const text = Array.isArray(value) ? value.join(translate('punctuation.list')) : String(value);
      const written = days.includes(field) ? writtenDay(text, calendar) : text;
      const choices = choicesOf[field];
      const shown = choices ? translate(`values.${choices}.${value}`) : written;
      return [row(field, shown)];
    });
    const others = await otherFacts(appointment, [...told, ...notTold], telling);
    const events = tickets.flatMap((ticket) =>
      ticket.events.map(
        ({ kind, at, panelName = '' }) =>
          `<li>${escaped(momentText(at, calendar))} ${escaped(translate(`values.EventKind.${kind}`))} ${escaped(panelName)}</li>`,
      ),
    );
    return `<table>${[...rows, ...others.map(([field, text]) => row(field, text))].join('')}</table><ul>${events.join('')}</ul>`;
  };
  const sections = await Promise.all(visits.map(section));
  const style = 'body{font-family:sans-serif;margin:2em}th{text-align:left;padding-right:1em}table{margin-top:2em}';
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${sections.join('<hr>')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
