import { useEffect, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { createLiveView, type LiveView } from '#client/stream/live-view.ts';
import { streamAddress } from '#client/stream/stream-address.ts';
import { useStore } from '#client/use-store.ts';
import { operations } from '#generated/operations.ts';
import type { PanelView } from '#generated/shapes.ts';
import { http, noticeRefusedToken, signInNeeded, tokens } from '../session.ts';

/**
 * The panel's view, kept fresh as on its own screen; undefined until the first comes. With a token that has ended it
 * stops asking, and goes on once somebody has signed in. `refused` says why there is none any more: the panel is gone.
 */
export function usePanelView(panelGid: string): {
  view: PanelView | undefined;
  stopped: boolean;
  refused: CallFailure | undefined;
} {
  const [view, setView] = useState<PanelView>();
  const [refused, setRefused] = useState<CallFailure>();
  const stopped = useStore(signInNeeded);
  useEffect(() => {
    if (stopped) return;
    const live: LiveView<PanelView> = createLiveView<PanelView>({
      read: () => http.call('getPanelView', { query: { panelGid } }, { keepFailure: true }),
      onRefused: (failure) => {
        live.close();
        if (!(failure instanceof CallFailure)) return;
        noticeRefusedToken(failure);
        if (failure.status !== 401) setRefused(failure);
      },
      // A system-advance token belongs to no organisation and has no stream of one.
      ...(!tokens.get('systemAdvance') && {
        address: (after?: string) => streamAddress(http, operations.streamPanel.path, panelGid, after),
      }),
    });
    setRefused(undefined);
    const stop = live.view.subscribe(() => setView(live.view.get()));
    return () => {
      stop();
      live.close();
    };
  }, [panelGid, stopped]);
  return { view, stopped, refused };
}
