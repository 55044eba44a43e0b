import type { Translator } from '#client/language/translator.ts';
import { paddedNumber } from '#client/text/padded-number.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { CounterAction } from '#generated/counter-actions.ts';
import type { Ticket } from '#generated/shapes.ts';
import { waitingStatuses } from '#generated/transitions.ts';
import { genderAndAge } from './as-text.ts';
import { isCallable, type Return, returnOf } from './buttons.ts';
import { PatientName } from './PatientName.tsx';
import { waitsSince } from './waits-since.ts';

interface TicketRowProps {
  t: Translator;
  ticket: Ticket;
  width: number;
  /** The organisation's offset from UTC. */
  offsetMinutes: number;
  busy: boolean;
  /** What can be done with the patient now. */
  allowed: readonly CounterAction[];
  /** Calls this row's patient. */
  onCall(ticket: Ticket): void;
  /** Lets the patient be in line again. */
  onReturn(name: Return, ticket: Ticket): void;
  /** Asks what else to do with the patient. */
  onMore(): void;
}

/** One ticket: its number, whose it is, since when, and why it stands where it stands. */
export function TicketRow(props: TicketRowProps) {
  const { t, ticket, width, offsetMinutes, busy, allowed, onCall, onReturn, onMore } = props;
  const number = paddedNumber(ticket.number, width);
  const returns = returnOf(allowed);
  return (
    <li className="patient">
      <span className="number patient-number">{number}</span>
      <span className="patient-name">
        {ticket.name ? (
          <PatientName name={ticket.name} />
        ) : (
          <span className="muted">{t('controller.list.walkIn')}</span>
        )}
        <small className="muted">{genderAndAge(t, ticket)}</small>
      </span>
      <span className="muted patient-time">{timeText(t, ticket, offsetMinutes)}</span>
      <span className="patient-chips">
        {saysMoreThanTime(ticket) && <span className={`chip ${ticket.status}`}>{t(chipText(ticket))}</span>}
        {ticket.calls > 1 && <span className="chip">{t('controller.desk.times', { count: ticket.calls })}</span>}
        {laneText(t, ticket) && <span className="chip info">{laneText(t, ticket)}</span>}
        {ticket.from && <span className="chip info">{t('controller.list.from', { name: ticket.from })}</span>}
        {ticket.chosen && <span className="chip info">{t('controller.list.chosen', { name: ticket.chosen })}</span>}
        {ticket.session && <span className="chip">{t(`values.Session.${ticket.session}`)}</span>}
        {chipsOf(ticket).map((tag) => (
          <span key={tag} className="chip info">
            {tag}
          </span>
        ))}
      </span>
      <span className="patient-actions">
        {returns && (
          <button
            type="button"
            className="patient-call"
            disabled={busy}
            data-return={number}
            onClick={() => onReturn(returns, ticket)}
          >
            {t(`controller.action.${returns}`)}
          </button>
        )}
        {isCallable(ticket) && (
          <button
            type="button"
            className="patient-call"
            disabled={busy || !allowed.includes('number')}
            aria-label={t('controller.action.callNumber', { number })}
            onClick={() => onCall(ticket)}
          >
            {t('controller.action.call')}
          </button>
        )}
        {!ticket.session && (
          <button
            type="button"
            className="patient-call patient-more"
            disabled={busy}
            aria-label={t('controller.menu.more', { number })}
            onClick={onMore}
          >
            ⋯
          </button>
        )}
      </span>
    </li>
  );
}

/** Why somebody stands where they stand, in the words of the queue's rules and with their numbers. */
function laneText(t: Translator, { lane, source, insertion }: Ticket): string | undefined {
  const inserted = lane ?? (source === 'extra' ? source : undefined);
  if (!inserted) return undefined;
  if (insertion) return t(`controller.stands.${inserted}.${insertion.rule}`, { count: insertion.count ?? 0 });
  return t(lane ? `values.QueueLane.${lane}` : 'values.TicketSource.extra');
}

/** What the hospital system said of the patient, and the class of priority that staff or the patient chose. */
function chipsOf({ tags = [], priorityTag }: Ticket): readonly string[] {
  return priorityTag && !tags.includes(priorityTag) ? [priorityTag, ...tags] : tags;
}

/** Who simply waits is told by the time of coming beside it. */
function saysMoreThanTime({ status }: Ticket): boolean {
  return status !== 'awaiting';
}

function chipText({ status, source }: Ticket): string {
  if (status !== 'awaiting' && status !== 'registering') return `values.QueueStatus.${status}`;
  if (status === 'registering') return 'values.PatientListState.notCheckedIn';
  return source === 'appointment' ? 'values.PatientListState.checkedIn' : 'controller.list.walkIn';
}

function timeText(t: Translator, ticket: Ticket, offsetMinutes: number): string {
  const { status, checkedInAt, calledAt } = ticket;
  const time = (instant: number) => ({ time: timeOfDay(instant, offsetMinutes) });
  if (!waitingStatuses.includes(status) && calledAt) return t('controller.list.passedAt', time(calledAt));
  const since = waitsSince(ticket);
  if (since === undefined) return '';
  return t(checkedInAt ? 'controller.list.checkedInAt' : 'controller.list.issuedAt', time(since));
}
