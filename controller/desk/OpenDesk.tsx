import { useCallback, useEffect, useState } from 'react';
import { isPassing } from '#client/http/call-failure.ts';
import { readUntilAnswered } from '#client/http/read-until-answered.ts';
import { givenUpText } from '#client/language/given-up-text.ts';
import type { Translator } from '#client/language/translator.ts';
import type { Session } from '#generated/values.ts';
import { Waiting } from '../page/Waiting.tsx';
import { work } from '../work.ts';
import { ChooseSession, sessionsToChoose } from './ChooseSession.tsx';
import { Desk } from './Desk.tsx';
import { type Opened, openCounter } from './open-counter.ts';
import '../page/page.css';

/** Starts calling at the chosen counter, or says why that is not possible and what can be done. */
export function OpenDesk({ t }: { t: Translator }) {
  const [opened, setOpened] = useState<Opened>();
  const [asked, setAsked] = useState<Session>();
  const [lost, setLost] = useState(false);
  const panelGid = work.stored.read().panelGid ?? '';

  const start = useCallback(
    async (takeOver: boolean, session?: Session) => {
      setOpened(undefined);
      setAsked(session);
      setLost(false);
      const next = await openCounter(work.client, panelGid, takeOver, session, () => setLost(true));
      if (next.as === 'gone') work.leaveCounter();
      else if (next.as === 'failed' && next.failure.status === 401) work.expire();
      else setOpened(next);
    },
    [panelGid],
  );
  useEffect(() => void start(false), [start]);
  useEffect(() => {
    // A desk that was reloaded while the server was away goes on once it is back; who is there meanwhile is asked about.
    if (opened?.as !== 'failed' || !isPassing(opened.failure)) return;
    return readUntilAnswered(
      (reading) => work.client.call('listCounters', undefined, reading),
      () => start(false, asked),
      ({ status }) => status === 401 && work.expire(),
    );
  }, [opened, asked, start]);

  if (!opened || opened.as === 'gone')
    return <Waiting t={t} text={t(lost ? 'errors.network_error' : 'controller.choose.starting')} />;
  if (opened.as === 'open') {
    const sessions = asked !== undefined || opened.again ? [] : sessionsToChoose(opened.state);
    if (sessions.length > 0) {
      return <ChooseSession t={t} sessions={sessions} onChoose={(session) => start(false, session)} />;
    }
    return <Desk key={panelGid} t={t} counter={opened.counter} start={opened.state} onTakeBack={() => start(true)} />;
  }
  return (
    <main className="plain-page">
      {opened.as === 'taken' ? (
        <section className="card narrow" role="alert">
          <h1>
            {t('controller.takeOver.heading', {
              counter: opened.counter.counterName || opened.counter.name,
              name: opened.counter.staffName,
            })}
          </h1>
          <p className="muted">{t('controller.takeOver.text')}</p>
          <button type="button" className="button primary" onClick={() => start(true)}>
            {t('controller.takeOver.confirm')}
          </button>
          <button type="button" className="button" onClick={() => work.leaveCounter()}>
            {t('controller.taken.other')}
          </button>
        </section>
      ) : (
        <section className="card narrow" role="alert">
          <h1>{t('controller.startFailed')}</h1>
          <p className="refusal">{givenUpText(t, opened.failure)}</p>
          <button type="button" className="button primary" onClick={() => start(false, asked)}>
            {t('controller.retry')}
          </button>
          <button type="button" className="button" onClick={() => work.leaveCounter()}>
            {t('controller.taken.other')}
          </button>
        </section>
      )}
    </main>
  );
}
