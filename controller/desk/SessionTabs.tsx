import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';
import './queue-tabs.css';

interface SessionTabsProps {
  t: Translator;
  sessions: NonNullable<QueueState['sessions']>;
  /** The one from which is called. */
  present: Session;
  /** Whether it is known who waits. */
  hasList: boolean;
  busy: boolean;
  onOpen(session: Session): void;
}

/**
 * The sessions of today that have begun, with who still waits in each: nobody of the morning is forgotten. None where there
 * is one alone.
 */
export function SessionTabs({ t, sessions, present, hasList, busy, onOpen }: SessionTabsProps) {
  if (sessions.length < 2) return null;
  return (
    <fieldset className="queue-tabs">
      <legend className="visually-hidden">{t('controller.sessions.label')}</legend>
      {sessions.map(({ session, waiting }) => (
        <button
          key={session}
          type="button"
          className="queue-tab"
          data-session={session}
          aria-pressed={session === present}
          disabled={busy}
          onClick={() => session !== present && onOpen(session)}
        >
          <span className="queue-name">{t(`values.Session.${session}`)}</span>
          {hasList && <span className="count">{t('controller.list.waitingCount', { count: waiting })}</span>}
        </button>
      ))}
    </fieldset>
  );
}
