import { useCallback, useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { repeatedReading } from '#client/http/read-until-answered.ts';
import { createTurns } from '#client/http/turns.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import { useStillHere } from '#client/use-still-here.ts';
import { useStore } from '#client/use-store.ts';
import { limits } from '#generated/limits.ts';
import type { Counter } from '#generated/shapes.ts';
import { LanguageSwitch } from '../page/LanguageSwitch.tsx';
import { UpdateCheck } from '../page/UpdateCheck.tsx';
import { Waiting } from '../page/Waiting.tsx';
import { work } from '../work.ts';
import { AnyFree } from './AnyFree.tsx';
import { byGroup, firstFree } from './by-group.ts';
import { CounterCard } from './CounterCard.tsx';
import { CounterSearch } from './CounterSearch.tsx';
import { type PauseNotice, PauseRoom } from './PauseRoom.tsx';
import { soughtCounters } from './sought-counters.ts';
import '../page/page.css';
import './choose.css';

/** More than these stand on no screen at once: they are looked through by typing. */
const atAGlance = 12;

/** Rooms first, then the counters of each group; a press starts calling there. */
export function ChooseCounter({ t }: { t: Translator }) {
  const [counters, setCounters] = useState<Counter[]>();
  /** By the server: this device's clock may be wrong by hours. */
  const [now, setNow] = useState(0);
  const [failure, setFailure] = useState<CallFailure>();
  /** Why a pause is not done yet, or not at all; reloading the list leaves it, the next pause takes it away. */
  const [notice, setNotice] = useState<PauseNotice>();
  const [typed, setTyped] = useState('');

  // Once a counter was chosen, or somebody signed out, what comes later changes nothing.
  const stillHere = useStillHere();
  const [turns] = useState(createTurns);

  const load = useCallback(async () => {
    setFailure(undefined);
    const turn = turns.begin();
    try {
      const { data, serverTime } = await work.client.call('listCounters', undefined, repeatedReading);
      if (!stillHere()) return [];
      // A list from before a pause that was pressed meanwhile would show the counter as it was.
      const isNews = turns.takes(turn);
      const asked = work.route.get();
      const here = asked.kind === 'examination' ? data.filter(({ variant }) => variant === 'inspection') : data;
      const meant = asked.kind === 'examination' && asked.apn ? here.find(({ apn }) => apn === asked.apn) : undefined;
      if (meant) work.begin(meant);
      else if (isNews) setCounters(here);
      if (isNews) setNow(serverTime);
      return here;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (!stillHere()) return [];
      if (error.status === 401) work.expire();
      else setFailure(error);
      return [];
    }
  }, [stillHere, turns]);
  // Of several who press in the same minute each gets a counter of their own.
  async function beginAtFree(groupGid: string) {
    const free = firstFree(await load(), groupGid);
    if (free) work.begin(free);
  }

  useEffect(() => {
    void load();
    // Who is behind is seen here, also by whoever leaves the page open.
    const timer = setInterval(load, limits.lobbyRefreshSeconds * 1000);
    return () => clearInterval(timer);
  }, [load]);

  const asked = useStore(work.route);
  const lost = counters && asked.kind === 'examination' ? asked.apn : undefined;

  const many = (counters?.length ?? 0) > atAGlance;
  const looking = many && typed.trim() !== '';
  const shown = looking ? soughtCounters(counters ?? [], typed) : (counters ?? []);

  if (!counters && !failure) return <Waiting t={t} />;
  return (
    <main className="choose">
      <header className="choose-header">
        <div>
          <h1>{t('controller.choose.heading')}</h1>
          <p className="muted">{t('controller.choose.intro')}</p>
        </div>
        <div className="choose-tools">
          <UpdateCheck t={t} />
          <LanguageSwitch t={t} />
          <button type="button" className="button" onClick={() => work.signOut()}>
            {t('controller.action.logOut')}
          </button>
        </div>
      </header>
      {failure && (
        <div className="choose-message">
          <p className="refusal" role="alert">
            {failureText(t, failure)}
          </p>
          <button type="button" className="button" onClick={load}>
            {t('controller.retry')}
          </button>
        </div>
      )}
      {notice && (
        <div className="choose-message">
          <p className={notice.waits ? 'refusal attention' : 'refusal'} role="alert">
            {notice.text}
          </p>
        </div>
      )}
      {lost && (
        <div className="choose-message">
          <p className="refusal attention">{t('controller.choose.noApn', { apn: lost })}</p>
        </div>
      )}
      {counters?.length === 0 && (
        <div className="choose-message">
          <p className="refusal attention">{t('controller.choose.empty')}</p>
          <button type="button" className="button" onClick={load}>
            {t('controller.choose.reload')}
          </button>
        </div>
      )}
      {many && (
        <CounterSearch t={t} typed={typed} found={shown} onType={setTyped} onChoose={(one) => work.begin(one)} />
      )}
      {byGroup(shown).map(({ groupGid, groupName, counters: members }) => (
        <section key={groupGid ?? 'rooms'} className="choose-group">
          <div className="choose-group-head">
            <h2>{groupName ?? t('controller.choose.rooms')}</h2>
            {groupGid && !looking && <AnyFree t={t} counters={members} onChoose={() => beginAtFree(groupGid)} />}
          </div>
          <ul>
            {members.map((counter) => (
              <li key={counter.panelGid}>
                <CounterCard t={t} counter={counter} now={now} onChoose={() => work.begin(counter)} />
                <PauseRoom t={t} counter={counter} onDone={load} onNotice={setNotice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
