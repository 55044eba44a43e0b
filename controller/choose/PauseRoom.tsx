import { useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { press } from '#client/http/press.ts';
import { givenUpText } from '#client/language/given-up-text.ts';
import type { Translator } from '#client/language/translator.ts';
import type { Counter } from '#generated/shapes.ts';
import type { PauseReason } from '#generated/values.ts';
import { PauseDialog } from '../desk/PauseDialog.tsx';
import { work } from '../work.ts';

interface PauseRoomProps {
  t: Translator;
  counter: Counter;
  /** The counter has been changed, or may have been: the list is read anew. */
  onDone(): void;
  /** What became of it: that it waits for the network, why it was not done, or nothing as soon as it is. */
  onNotice(notice: PauseNotice | undefined): void;
}

/** What is said of a pause that is not done. */
export interface PauseNotice {
  readonly text: string;
  /** Whether it is sent again by itself. */
  readonly waits: boolean;
}

/** Pauses a counter at which somebody else serves, or lets it go on: whoever is there stays there. */
export function PauseRoom({ t, counter, onDone, onNotice }: PauseRoomProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { service, panelGid, variant } = counter;
  if (service === 'unlogin') return null;
  const wanted = service === 'pause' ? 'restart' : 'pause';
  const title = counter.counterName || counter.name;

  /** What was asked for when the window opened: by now somebody else may have paused the counter, or let it go on. */
  async function send(action: 'pause' | 'restart', told: { reason?: PauseReason; minutes?: number } = {}) {
    setAsking(false);
    setBusy(true);
    onNotice(undefined);
    const waiting = t('controller.retrying', { action: t(`controller.action.${action}`) });
    const onRetry = () => onNotice({ text: waiting, waits: true });
    try {
      await press(
        (attempt) => {
          const body = { panelGid, fromList: true };
          return action === 'restart'
            ? work.client.call('restartCounter', { path: { variant }, body }, attempt)
            : work.client.call('pauseCounter', { path: { variant }, body: { ...body, ...told } }, attempt);
        },
        { onRetry, signal: work.signedIn() },
      );
      onNotice(undefined);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const why = givenUpText(t, error);
      onNotice({ text: t('controller.choose.refused', { counter: title, why }), waits: false });
    } finally {
      setBusy(false);
      onDone();
    }
  }

  /** While it is sent the button stays what it is, and keeps the focus. */
  function ask() {
    if (busy) return;
    if (wanted === 'restart') void send(wanted);
    else setAsking(true);
  }

  return (
    <>
      <button
        type="button"
        className="button counter-card-pause"
        aria-busy={busy}
        aria-label={t(`controller.choose.${wanted}`, { counter: title })}
        onClick={ask}
      >
        {t(`controller.action.${wanted}`)}
      </button>
      {asking && <PauseDialog t={t} onPause={(told) => send('pause', told)} onClose={() => setAsking(false)} />}
    </>
  );
}
