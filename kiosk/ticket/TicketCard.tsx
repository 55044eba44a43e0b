import type { Translator } from '#client/language/translator.ts';
import { partSeparator } from '#client/text/join-parts.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { TicketView } from '#generated/shapes.ts';
import { waitingStatuses } from '#generated/transitions.ts';
import type { QueueStatus } from '#generated/values.ts';
import { departmentText } from '../result/department-text.ts';
import { doctorText } from '../result/doctor-text.ts';
import { counterText, nameRead } from '../result/name-for-reader.ts';
import { pauseLine } from '../result/pause-line.ts';
import { waitText } from '../result/wait-text.ts';
import { LineParts } from '../screen/LineParts.tsx';

/** A ticket in large, what it means now, and the numbers that are being called. */
export function TicketCard({ t, ticket, fresh }: { t: Translator; ticket: TicketView; fresh: boolean }) {
  const { width, status, queueName, location, currentNumbers, ahead, wait, expired, wishes = [] } = ticket;
  const waits = isInLine(status) && !expired && !ticket.noClinic;
  const time = timeOfDay(ticket.serverTime, ticket.timeZoneOffsetMinutes);
  return (
    <main className={`ticket ${expired ? 'over' : status}`}>
      <section className="ticket-card" aria-live="polite">
        <h1>{nameRead(t, queueName, ticket.queueSecondName)}</h1>
        <p className="muted">
          <LineParts separator=" " parts={[location, departmentText(t, ticket, ticket), doctorText(t, ticket)]} />
        </p>
        <p className="number ticket-number">{markedNumber(ticket, width)}</p>
        <p className="ticket-status">{t(statusText(ticket))}</p>
        {status === 'temporarilyAway' && !expired && (
          <p>{t(wishes.includes('back') ? 'kiosk.ticket.awayHint' : 'kiosk.ticket.awayTell')}</p>
        )}
        {waits && ticket.paused && (
          <p className="ticket-paused">
            <LineParts
              separator={partSeparator(t.locale)}
              parts={pauseLine(t, { reason: ticket.pauseReason, until: ticket.pausedUntil })}
            />
          </p>
        )}
        {waits && wait && <p className="ticket-wait">{waitText(t, wait)}</p>}
        {status === 'called' && !expired && ticket.counterName && (
          <p className="ticket-place">{t('kiosk.ticket.goTo', { place: counterText(t, ticket) })}</p>
        )}
        {ticket.calledAt && !expired && (
          <p>
            <LineParts separator={partSeparator(t.locale)} parts={calledParts(t, ticket, ticket.calledAt)} />
          </p>
        )}
      </section>
      {waits && (
        <dl className={currentNumbers.length > 1 ? 'ticket-facts many' : 'ticket-facts'}>
          <div>
            <dt>{t('kiosk.ticket.ahead')}</dt>
            <dd className="number">{t('kiosk.ticket.people', { count: ahead })}</dd>
          </div>
          <div>
            <dt>{t('kiosk.ticket.current')}</dt>
            {currentNumbers.length === 0 && <dd className="ticket-none">{t('kiosk.ticket.noneCalled')}</dd>}
            {currentNumbers.map((current) => (
              <dd key={current.counterName}>
                <span className="muted">{current.counterName}</span>
                <span className="number">{markedNumber({ ...ticket, number: current.number }, width)}</span>
              </dd>
            ))}
          </div>
        </dl>
      )}
      {!expired && status !== 'completed' && (
        <p
          key={String(fresh)}
          className={fresh ? 'muted ticket-time' : 'ticket-time stale'}
          role={fresh ? undefined : 'alert'}
        >
          {t(fresh ? 'kiosk.ticket.updated' : 'kiosk.ticket.stale', { time })}
        </p>
      )}
    </main>
  );
}

/** Also whoever is the next to be called. */
function isInLine(status: QueueStatus): boolean {
  return status === 'onCall' || waitingStatuses.includes(status);
}

/** When a patient was called, and how often: one who is called again would else see and hear nothing of it. */
function calledParts(t: Translator, { calls = 1, timeZoneOffsetMinutes }: TicketView, calledAt: number): string[] {
  return [
    t('kiosk.ticket.calledAt', { time: timeOfDay(calledAt, timeZoneOffsetMinutes) }),
    ...(calls > 1 ? [t('kiosk.ticket.times', { count: calls })] : []),
  ];
}

function statusText({ status, expired, attendant, noClinic }: TicketView): string {
  if (expired) return 'kiosk.ticket.expired';
  if (noClinic) return 'values.CheckInOutcome.noClinic';
  if (waitingStatuses.includes(status)) return 'kiosk.ticket.wait';
  if (status === 'passed' && attendant) return `kiosk.ticket.passedFor.${attendant}`;
  const own = ['onCall', 'called', 'passed', 'completed', 'canceled'].find((name) => name === status);
  return own ? `kiosk.ticket.${own}` : `values.QueueStatus.${status}`;
}
