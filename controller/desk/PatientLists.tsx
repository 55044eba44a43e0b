import { type KeyboardEvent, useRef, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { DeskNews, QueueState, Ticket } from '#generated/shapes.ts';
import { QueueList, type Session } from '#generated/values.ts';
import { allowedFor, type Return } from './buttons.ts';
import { ExpectedList } from './ExpectedList.tsx';
import { eachOnce } from './each-once.ts';
import { ListSummary } from './ListSummary.tsx';
import { moveByRows } from './move-by-rows.ts';
import { TicketRow } from './PatientRow.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { SessionTabs } from './SessionTabs.tsx';
import { useMoreRows } from './use-more-rows.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import './lists.css';

interface PatientListsProps {
  t: Translator;
  state: QueueState;
  /** How the day goes, as far as it is known. */
  news: DeskNews | undefined;
  now: number;
  /** Nothing can be done with anybody: a press is on its way. */
  busy: boolean;
  /** Owner of the queue whose lists were asked for, where the counter calls from several. */
  wanted: string | undefined;
  onLook(ownerGid: string): void;
  onCall(ticket: Ticket): void;
  /** Lets somebody be in line again. */
  onReturn(name: Return, ticket: Ticket): void;
  onMore(ticket: Ticket): void;
  onCheckIn(appointmentGids: readonly string[]): Promise<boolean>;
  onSession(session: Session): void;
  /** A press was held back, because its row had only just come under the hand. */
  onHeldBack(): void;
}

/** Who waits, was passed, is away or examined, has not come yet and is done. */
export function PatientLists(props: PatientListsProps) {
  const { t, state, news, now, busy, wanted, onLook, onCall, onReturn, onMore, onCheckIn, onSession, onHeldBack } =
    props;
  const [shown, setShown] = useState<QueueList>('waiting');
  const names = QueueList.filter((name) => isUseful(name, state));
  const list = names.includes(shown) ? shown : 'waiting';
  const { rows, showMore } = useMoreRows(state, list);
  const panel = useRef<HTMLDivElement>(null);
  useRowFocus(panel);
  useSteadyRows(panel, onHeldBack);
  const tickets = list === 'expected' ? [] : eachOnce([...state[list], ...rows.tickets], ({ gid }) => gid);
  const earlier = list === 'passed' ? (state.passedEarlier ?? []) : [];
  const expected =
    list === 'expected' ? eachOnce([...state.expected, ...rows.expected], (patient) => patient.appointmentGid) : [];
  const missing = state.counts[list] - tickets.length - expected.length;

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = names[(names.indexOf(list) + step + names.length) % names.length] ?? 'waiting';
    setShown(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-list=${next}]`)?.focus();
  }

  return (
    <section className="desk-lists" aria-label={t('controller.list.label')}>
      {state.queues && <QueueTabs t={t} queues={state.queues} looked={wanted ?? state.queueOwnerGid} onLook={onLook} />}
      {state.sessions && (
        <SessionTabs t={t} sessions={state.sessions} present={state.session} hasList busy={busy} onOpen={onSession} />
      )}
      <div className="card desk-lists-card">
        <div className="tabs" role="tablist" onKeyDown={moveByKey}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              data-list={name}
              aria-selected={name === list}
              aria-controls="patients"
              tabIndex={name === list ? 0 : -1}
              onClick={() => setShown(name)}
            >
              {t(`controller.list.${name}`)}
              <span className="count">{countOf(state, name)}</span>
            </button>
          ))}
        </div>
        <div
          ref={panel}
          id="patients"
          role="tabpanel"
          aria-labelledby={`tab-${list}`}
          className="patients"
          onKeyDown={moveByRows}
        >
          {countOf(state, list) === 0 && <p className="muted patients-empty">{t(emptyText[list])}</p>}
          {list === 'expected' && countOf(state, list) > 0 && (
            <ExpectedList
              t={t}
              patients={expected}
              width={state.width}
              busy={busy}
              missing={missing}
              onMore={showMore}
              onCheckIn={onCheckIn}
            />
          )}
          <ul>
            {[...tickets, ...earlier].map((ticket) => (
              <TicketRow
                key={ticket.gid}
                t={t}
                ticket={ticket}
                width={state.width}
                offsetMinutes={state.timeZoneOffsetMinutes}
                busy={busy}
                allowed={allowedFor(state, ticket)}
                onCall={onCall}
                onReturn={onReturn}
                onMore={() => onMore(ticket)}
              />
            ))}
          </ul>
          {missing > 0 && (
            <p className="patients-more">
              <button type="button" className="button" onClick={showMore}>
                {t('controller.list.showMore', { count: missing })}
              </button>
            </p>
          )}
        </div>
      </div>
      <ListSummary t={t} state={state} news={news} now={now} />
    </section>
  );
}

const emptyText: Record<QueueList, string> = {
  waiting: 'controller.list.emptyWaiting',
  passed: 'controller.list.emptyPassed',
  away: 'controller.list.emptyAway',
  examination: 'controller.list.emptyExamination',
  expected: 'controller.list.emptyExpected',
  completed: 'controller.list.emptyCompleted',
};

/** How many there are in a list; those who were passed in earlier sessions stand with the passed. */
function countOf({ counts, passedEarlier = [] }: QueueState, list: QueueList): number {
  return counts[list] + (list === 'passed' ? passedEarlier.length : 0);
}

/** Lists that this counter never fills stay out of the way; who is away or examined is listed as long as there is one. */
function isUseful(name: QueueList, { variant, counts }: QueueState): boolean {
  if (name === 'expected') return variant === 'clinic' || counts.expected > 0;
  return (name !== 'away' && name !== 'examination') || counts[name] > 0;
}
