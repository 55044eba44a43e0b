import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { useStore } from '#client/use-store.ts';
import type { Counter, QueueState } from '#generated/shapes.ts';
import { Waiting } from '../page/Waiting.tsx';
import { work } from '../work.ts';
import { Actions } from './Actions.tsx';
import { AutoLogout } from './AutoLogout.tsx';
import { CounterLost } from './CounterLost.tsx';
import { CurrentPatient } from './CurrentPatient.tsx';
import { createDesk } from './create-desk.ts';
import { DeskDialogs, type OpenDialog } from './DeskDialogs.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { isSamePerson } from './is-same-person.ts';
import { leftAfterAll } from './left-after-all.ts';
import { NoticePlace } from './NoticePlace.tsx';
import { NumberPanel } from './NumberPanel.tsx';
import { PatientLists } from './PatientLists.tsx';
import { SessionTabs } from './SessionTabs.tsx';
import { SmallDesk } from './SmallDesk.tsx';
import { type Action, listed } from './send-action.ts';
import { hasShortcut, type ShortcutName } from './shortcuts.ts';
import { Busy } from './use-busy.ts';
import { useDeskNews } from './use-desk-news.ts';
import { useNow } from './use-now.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSmallWindow } from './use-small-window.ts';
import './desk.css';
import './device-notice.css';

interface DeskProps {
  t: Translator;
  counter: Counter;
  /** State that the log-in answered. */
  start: QueueState;
  /** Logs in again where somebody else has taken over. */
  onTakeBack(): void;
}

/** The screen from which patients are called. */
export function Desk({ t, counter, start, onTakeBack }: DeskProps) {
  const { panelGid, variant } = counter;
  const desk = useMemo(
    () =>
      createDesk({
        client: work.client,
        variant,
        panelGid,
        start,
        base: work.stored.read().domain,
        onExpired: work.expire,
      }),
    [variant, panelGid, start],
  );
  useEffect(() => () => desk.close(), [desk]);

  const state = useStore(desk.live.view) ?? start;
  const connection = useStore(desk.live.connection);
  const busy = useStore(desk.slow);
  const notice = useStore(desk.notice);
  const fresh = useStore(desk.fresh);
  const wanted = useStore(desk.looked);
  const now = useNow(desk.live.clockOffsetMs);
  const [dialog, setDialog] = useState<OpenDialog>();
  const numberEntry = useRef<HTMLInputElement>(null);
  const listless = state.callingMode === 0;

  const { news, leave } = useDeskNews(state, desk.busy);
  const [leaving, setLeaving] = useState(false);
  const run = useCallback(
    async (action: Action) => {
      const leaves = action.name === 'logOut' || action.name === 'autoLogOut';
      if (leaves) setLeaving(true);
      const done = await desk.run(action);
      if (!leaves) return done;
      if (!done) setLeaving(false);
      const left = done || (await leftAfterAll({ view: desk.live.view, notice: desk.notice }));
      if (left) await leave();
      return left;
    },
    [desk, leave],
  );
  const request = useCallback(
    (name: ShortcutName) => {
      if (name === 'number' && listless) numberEntry.current?.focus();
      else if (name === 'transfer') {
        const call = desk.live.view.get()?.current;
        if (call) setDialog({ as: name, call });
      } else if (name === 'number' || name === 'logOut' || name === 'more' || name === 'pause') setDialog({ as: name });
      else run({ name });
    },
    [desk, run, listless],
  );
  const allowed = useMemo(() => [...state.allowedActions.counter.filter(hasShortcut), 'more' as const], [state]);
  useShortcuts(allowed, request);

  const small = useSmallWindow();
  const { autoLogoutMinutes } = state;
  useEffect(() => work.stored.change({ autoLogoutMinutes }), [autoLogoutMinutes]);

  const timeOut = useCallback(() => void run({ name: 'autoLogOut' }).then(() => work.signOutByItself('idle')), [run]);
  const { leftAutomatically = false, dayEnded = false, takenAway = false } = state;
  const why = dayEnded ? 'dayEnded' : takenAway ? 'takenAway' : 'idle';
  useEffect(() => {
    if (leftAutomatically) void leave().then(() => work.signOutByItself(why));
  }, [leftAutomatically, why, leave]);

  const held = state.service !== 'unlogin' && isSamePerson(start, state);
  if (!held && leaving) return <Waiting t={t} />;
  if (!held) return <CounterLost t={t} state={state} onTakeBack={onTakeBack} onOther={() => work.leaveCounter()} />;

  const notices = (
    <NoticePlace
      t={t}
      notice={notice}
      state={state}
      clockOffsetMs={desk.live.clockOffsetMs}
      busy={busy !== undefined}
      onDismiss={desk.dismiss}
      onUndo={() => run({ name: 'undo' })}
    />
  );

  return (
    <Busy value={desk.busy}>
      <main className="desk" onClickCapture={releaseAfterMouse} onKeyDown={pressOnce}>
        <DeskHeader
          t={t}
          state={state}
          connection={connection}
          otherDesks={news?.otherDesks ?? 0}
          onSmall={small && !small.window ? small.open : undefined}
          onExamination={() => setDialog({ as: 'examination' })}
          onLogOut={() => setDialog({ as: 'logOut' })}
        />
        <div className="desk-body">
          <div className="desk-calling">
            <CurrentPatient t={t} state={state} now={now} />
            <Actions t={t} state={state} busy={busy} fresh={fresh} onAction={request} />
            {notices}
          </div>
          {listless ? (
            <NumberPanel
              ref={numberEntry}
              t={t}
              disabled={!allowed.includes('number')}
              onCall={(number) => run({ name: 'number', number })}
            >
              {state.sessions && (
                <SessionTabs
                  t={t}
                  sessions={state.sessions}
                  present={state.session}
                  hasList={false}
                  busy={busy !== undefined}
                  onOpen={desk.openSession}
                />
              )}
            </NumberPanel>
          ) : (
            <PatientLists
              t={t}
              state={state}
              news={news}
              now={now}
              busy={busy !== undefined || (wanted !== undefined && wanted !== state.queueOwnerGid)}
              wanted={wanted}
              onLook={desk.look}
              onCall={(ticket) => run({ name: 'number', ...listed(ticket) })}
              onReturn={(name, ticket) =>
                run(
                  name === 'back' ? { name, session: ticket.session, ...listed(ticket) } : { name, ...listed(ticket) },
                )
              }
              onMore={(ticket) => setDialog({ as: 'patient', ticket })}
              onCheckIn={desk.checkIn}
              onSession={desk.openSession}
              onHeldBack={desk.holdBack}
            />
          )}
        </div>
        {state.autoLogoutAt !== undefined && (
          <AutoLogout
            t={t}
            state={state}
            clockOffsetMs={desk.live.clockOffsetMs}
            onStay={() => run({ name: 'stay' })}
            onTimeOut={timeOut}
          />
        )}
        {small?.window && (
          <SmallDesk t={t} window={small.window} state={state} busy={busy} fresh={fresh} onAction={request}>
            {notices}
          </SmallDesk>
        )}
        <DeskDialogs
          t={t}
          state={state}
          dialog={dialog}
          notice={notice}
          run={run}
          onRequest={request}
          onOpen={setDialog}
          onDismiss={desk.dismiss}
        />
      </main>
    </Busy>
  );
}

/** A button pressed with the mouse gives the focus back, so that the space bar calls the next patient again. */
function releaseAfterMouse(event: MouseEvent) {
  if (event.detail > 0 && event.target instanceof Element) event.target.closest('button')?.blur();
}

/** Enter held down presses once: not also what gets the focus when a window opens or closes. */
function pressOnce(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
