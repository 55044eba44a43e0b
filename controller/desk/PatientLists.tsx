import { type KeyboardEvent, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';
import { minutesBetween } from './as-text.ts';
import { ExpectedRow, TicketRow } from './PatientRow.tsx';
import './lists.css';

const listNames = ['waiting', 'passed', 'expected', 'completed'] as const;
type ListName = (typeof listNames)[number];

interface PatientListsProps {
  t: Translator;
  state: QueueState;
  now: number;
  disabled: boolean;
  onCall(number: number): void;
}

/** Who waits, who was passed, who has not come yet and who is done. */
export function PatientLists({ t, state, now, disabled, onCall }: PatientListsProps) {
  const [shown, setShown] = useState<ListName>('waiting');
  const names = state.variant === 'clinic' || state.expected.length > 0 ? listNames : listNames.filter(isOfTickets);
  const list = names.includes(shown) ? shown : 'waiting';

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = names[(names.indexOf(list) + step + names.length) % names.length] ?? 'waiting';
    setShown(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-list=${next}]`)?.focus();
  }

  return (
    <section className="desk-lists" aria-label={t('controller.list.label')}>
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
              <span className="count">{state.counts[name]}</span>
            </button>
          ))}
        </div>
        <div id="patients" role="tabpanel" aria-labelledby={`tab-${list}`} className="patients">
          {state[list].length === 0 && <p className="muted patients-empty">{t(emptyText[list])}</p>}
          <ul>
            {list === 'expected'
              ? state.expected.map((patient) => (
                  <ExpectedRow key={patient.appointmentGid} t={t} patient={patient} width={state.width} />
                ))
              : state[list].map((ticket) => (
                  <TicketRow
                    key={ticket.gid}
                    t={t}
                    ticket={ticket}
                    width={state.width}
                    offsetMinutes={state.timeZoneOffsetMinutes}
                    disabled={disabled}
                    onCall={list === 'completed' ? undefined : onCall}
                  />
                ))}
          </ul>
        </div>
      </div>
      <ListSummary t={t} state={state} now={now} />
    </section>
  );
}

const emptyText: Record<ListName, string> = {
  waiting: 'controller.list.emptyWaiting',
  passed: 'controller.list.emptyPassed',
  expected: 'controller.list.emptyExpected',
  completed: 'controller.list.emptyCompleted',
};

function isOfTickets(name: ListName): boolean {
  return name !== 'expected';
}

/** How many wait, how long the longest has waited and how many are done. */
function ListSummary({ t, state, now }: Pick<PatientListsProps, 't' | 'state' | 'now'>) {
  const waits = state.waiting.map(({ checkedInAt, issuedAt }) => minutesBetween(checkedInAt ?? issuedAt, now));
  return (
    <p className="desk-summary muted">
      <span>{t('controller.list.waitingCount', { count: state.counts.waiting })}</span>
      {waits.length > 0 && <span>{t('controller.list.longestWait', { count: Math.max(...waits) })}</span>}
      <span>{t('controller.list.completedCount', { count: state.counts.completed })}</span>
    </p>
  );
}
