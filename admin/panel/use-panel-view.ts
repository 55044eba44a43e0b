import { useEffect, useState } from 'react';
import { createLiveView, type LiveView } from '#client/stream/live-view.ts';
import { streamAddress } from '#client/stream/stream-address.ts';
import { operations } from '#generated/operations.ts';
import type { PanelView } from '#generated/shapes.ts';
import { http, tokens } from '../session.ts';

/** The panel's view, kept fresh as on its own screen; undefined until the first comes. */
export function usePanelView(panelGid: string): PanelView | undefined {
  const [view, setView] = useState<PanelView>();
  useEffect(() => {
    const live: LiveView<PanelView> = createLiveView<PanelView>({
      read: () => http.call('getPanelView', { query: { panelGid } }, { keepFailure: true }),
      // A system-advance token belongs to no organisation and has no stream of one.
      ...(!tokens.get('systemAdvance') && {
        address: (after?: string) => streamAddress(http, operations.streamPanel.path, panelGid, after),
      }),
    });
    const stop = live.view.subscribe(() => setView(live.view.get()));
    return () => {
      stop();
      live.close();
    };
  }, [panelGid]);
  return view;
}
