import type { Translator } from '#client/language/translator.ts';
import { paddedNumber } from '#client/text/padded-number.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { ExpectedPatient, Ticket } from '#generated/shapes.ts';
import { genderAndAge } from './as-text.ts';

interface TicketRowProps {
  t: Translator;
  ticket: Ticket;
  width: number;
  /** The organisation's offset from UTC. */
  offsetMinutes: number;
  disabled: boolean;
  /** Calls this row's number; absent where that makes no sense. */
  onCall?(number: number): void;
}

/** One ticket: its number, whose it is, since when, and why it stands where it stands. */
export function TicketRow({ t, ticket, width, offsetMinutes, disabled, onCall }: TicketRowProps) {
  const number = paddedNumber(ticket.number, width);
  return (
    <li className="patient">
      <span className="number patient-number">{number}</span>
      <span className="patient-name">
        {ticket.name ?? <span className="muted">{t('controller.list.walkIn')}</span>}
        <small className="muted">{genderAndAge(t, ticket)}</small>
      </span>
      <span className="muted patient-time">{timeText(t, ticket, offsetMinutes)}</span>
      <span className="patient-chips">
        <span className={`chip ${ticket.status}`}>{t(chipText(ticket))}</span>
        {ticket.calls > 1 && <span className="chip">{t('controller.desk.times', { count: ticket.calls })}</span>}
        {ticket.tags?.map((tag) => (
          <span key={tag} className="chip info">
            {tag}
          </span>
        ))}
      </span>
      {onCall && (
        <button
          type="button"
          className="patient-call"
          disabled={disabled}
          aria-label={t('controller.action.callNumber', { number })}
          onClick={() => onCall(ticket.number)}
        >
          {t('controller.action.call')}
        </button>
      )}
    </li>
  );
}

/** One patient with an appointment who has not checked in. */
export function ExpectedRow({ t, patient, width }: { t: Translator; patient: ExpectedPatient; width: number }) {
  return (
    <li className="patient">
      <span className="number patient-number">{paddedNumber(patient.number, width)}</span>
      <span className="patient-name">{patient.name}</span>
      <span className="patient-time" />
      <span className="patient-chips">
        <span className={`chip ${patient.state}`}>{t(`values.PatientListState.${patient.state}`)}</span>
      </span>
    </li>
  );
}

function chipText({ status, source }: Ticket): string {
  if (status !== 'awaiting') return `values.QueueStatus.${status}`;
  return source === 'appointment' ? 'values.PatientListState.checkedIn' : 'controller.list.walkIn';
}

function timeText(t: Translator, { status, checkedInAt, issuedAt, calledAt }: Ticket, offsetMinutes: number): string {
  const time = (instant: number) => ({ time: timeOfDay(instant, offsetMinutes) });
  if (status !== 'awaiting' && calledAt) return t('controller.list.passedAt', time(calledAt));
  return checkedInAt
    ? t('controller.list.checkedInAt', time(checkedInAt))
    : t('controller.list.issuedAt', time(issuedAt));
}
