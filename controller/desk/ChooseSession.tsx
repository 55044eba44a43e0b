import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';
import '../page/page.css';
import './choice.css';

type Begun = NonNullable<QueueState['sessions']>[number];

/** The sessions to choose from at signing in; none where nobody is left from an earlier one. */
export function sessionsToChoose({ sessions = [], session }: QueueState): readonly Begun[] {
  const present = sessions.findIndex((one) => one.session === session);
  const left = sessions.slice(0, Math.max(0, present)).filter(({ waiting }) => waiting > 0);
  return left.length > 0 ? [...left, sessions[present]!] : [];
}

interface ChooseSessionProps {
  t: Translator;
  sessions: readonly Begun[];
  onChoose(session: Session): void;
}

/** Asks, at signing in, whether those who are left from an earlier session are seen first. */
export function ChooseSession({ t, sessions, onChoose }: ChooseSessionProps) {
  const [earliest] = sessions;
  const name = (session: Session) => t(`values.Session.${session}`);
  return (
    <main className="plain-page">
      <section className="card narrow">
        <h1>
          {earliest && t('controller.sessions.left', { session: name(earliest.session), count: earliest.waiting })}
        </h1>
        <p className="muted">{t('controller.sessions.which')}</p>
        <div className="choices">
          {sessions.map(({ session, waiting }) => (
            <button
              key={session}
              type="button"
              className="choice"
              data-session={session}
              onClick={() => onChoose(session)}
            >
              <span>{t('controller.sessions.open', { session: name(session), count: waiting })}</span>
            </button>
          ))}
        </div>
      </section>
    </main>
  );
}
