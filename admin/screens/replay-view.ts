import type { PanelView, ScreenState, ViewCounter } from '#generated/shapes.ts';

/**
 * What a screen shows, from the few hundred bytes of its last report: the panel's view with the numbers that the
 * screen has on it and the one film or picture that it plays. The display draws the same picture from it.
 */
export function replayView(view: PanelView, { numbers, media, layout, seq }: ScreenState): PanelView {
  const labels = new Map(numbers.map(({ counterGid, label }) => [counterGid, label]));
  const asShown = (counter: ViewCounter): ViewCounter => ({ ...counter, current: labels.get(counter.gid) ?? '' });
  const playing = view.media.filter(({ url }) => media?.includes(url));
  return {
    ...view,
    seq,
    panel: { ...view.panel, type: layout, voiceVolume: 0 },
    counter: view.counter && asShown(view.counter),
    counters: view.counters.map(asShown),
    groups: view.groups.map((group) => ({ ...group, counters: group.counters.map(asShown) })),
    latest: view.latest && labels.get(view.latest.counterGid) === view.latest.label ? view.latest : null,
    media: playing.length > 0 ? playing : view.media,
  };
}
