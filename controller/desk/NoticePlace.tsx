import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { Store } from '#client/store.ts';
import type { QueueState } from '#generated/shapes.ts';
import type { Notice } from './create-desk.ts';
import { MovedLine } from './MovedLine.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { UndoLine } from './UndoLine.tsx';
import { useNow } from './use-now.ts';
import './notice.css';

interface NoticePlaceProps {
  t: Translator;
  notice: Notice | undefined;
  state: QueueState;
  clockOffsetMs: Store<number>;
  busy: boolean;
  onDismiss(): void;
  onUndo(): void;
}

/** The one place for what there is to say about presses: always there, so that no button moves under the hand. */
export function NoticePlace({ t, notice, state, clockOffsetMs, busy, onDismiss, onUndo }: NoticePlaceProps) {
  const { undo, moved } = state;
  const now = useNow(clockOffsetMs, undo ? 500 : undefined);
  const [read, setRead] = useState<number>();
  const line = () => {
    if (notice) return <NoticeLine t={t} notice={notice} onDismiss={onDismiss} />;
    if (undo && undo.until > now) return <UndoLine t={t} press={undo} now={now} busy={busy} onUndo={onUndo} />;
    if (moved && moved.seq !== read)
      return <MovedLine t={t} moved={moved} panelGid={state.panelGid} onDismiss={() => setRead(moved.seq)} />;
    return null;
  };
  return <div className="desk-notice">{line()}</div>;
}
