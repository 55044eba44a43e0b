import type { CallShown, Panel, PanelView } from '#generated/shapes.ts';
import type { Api } from './api.ts';

const size = { width: 1920, height: 1080 };
const shownAfterMs = 180;
const spokenAfterMs = 900;

/** The API as the screen at this panel's address has it. */
export async function screenAt(api: Api, panel: Panel): Promise<Api> {
  const key = new URL(panel.exclusiveUrl ?? '', 'http://localhost').searchParams.get('key') ?? '';
  return api.as((await api.call('signInPanel', { body: { panelGid: panel.gid, key } })).token);
}

/**
 * Hangs invented screens in both halls, so that the pages about screens have something to show.
 * @returns what lets them report, as screens do every half minute: what they show, and proof of the last calls
 */
export async function hangScreens(api: Api, panels: readonly Panel[]): Promise<() => Promise<void>> {
  const lobbies = panels.filter(({ type }) => type === 'clinicsLobbyPanel' || type === 'groupLobbyPanel');
  const screens = await Promise.all(
    lobbies.map(async (panel) => {
      const screen = await screenAt(api, panel);
      const { updatedAt: startedAt = Date.now() } = panel;
      return async () => {
        const view = await screen.call('getPanelView', { query: { panelGid: panel.gid } });
        await screen.call('reportScreen', { body: reportOf(panel, startedAt, view) });
      };
    }),
  );
  return async () => void (await Promise.all(screens.map((report) => report())));
}

/** The name by which the invented screen of a hall reports. */
export function demoScreen({ serialNo = '' }: Panel): string {
  return `demo${serialNo.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
}

function reportOf(panel: Panel, startedAt: number, view: PanelView) {
  return {
    screen: demoScreen(panel),
    startedAt,
    epoch: view.epoch,
    seq: view.seq,
    layout: panel.type ?? '',
    numbers: view.counters
      .map(({ gid, current }) => ({ counterGid: gid, label: current }))
      .filter(({ label }) => label),
    sound: 'ready' as const,
    errors: [],
    engine: 'Chromium 126',
    features: [],
    ...size,
    receipts: view.calls.map(
      ({ seq, at }): CallShown => ({
        epoch: view.epoch,
        seq,
        shownAt: at + shownAfterMs,
        spokenAt: at + spokenAfterMs,
        spokenBy: 'voice',
      }),
    ),
  };
}
