import type { PanelView } from '#generated/shapes.ts';

const lists = ['counters', 'groups', 'calls', 'media', 'marquees', 'nurses', 'paramedics'] as const;

/** A view in which nothing is missing that the picture is built on: what a server left out counts as empty. */
export function wholeView(view: PanelView): PanelView {
  const whole: PanelView = Object.assign({ counter: null, latest: null }, view, { settings: view.settings || {} });
  for (const list of lists) if (!Array.isArray(whole[list])) whole[list] = [];
  for (const group of whole.groups) if (!Array.isArray(group.counters)) group.counters = [];
  return whole;
}
