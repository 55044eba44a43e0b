import type { PanelView, ViewCounter } from '#generated/shapes.ts';

type Values = Record<string, unknown>;

/**
 * The view as the form's unsaved values would change it: fields that the screen has under the same name, and the
 * settings of the type. What only the server can compose (another choice of rooms) shows after saving.
 */
export function draftView(view: PanelView, draft: Values | undefined): PanelView {
  if (!draft) return view;
  const { settings, status: _, queueContentLayout, ...fields } = draft;
  const known = Object.entries(fields).filter(([name, value]) => name in view.panel && value !== undefined);
  const panel = Object.fromEntries(known.map(([name, value]) => [name, value ?? undefined]));
  const typed = Object.entries((settings ?? {}) as Values).map(([name, value]) => [name, value ?? undefined]);
  return {
    ...view,
    ...(view.counter && { counter: draftCounter(view.counter, draft) }),
    panel: { ...view.panel, ...panel, ...(queueContentLayout as Values | undefined) } as PanelView['panel'],
    settings: { ...view.settings, ...Object.fromEntries(typed) } as PanelView['settings'],
  };
}

/** Of people; a counter that keeps no list has nobody on any. */
const emptyLists = { next: [], passed: [], expected: [], examining: [], back: [], appointments: [], waitingCount: 0 };

/** The panel's own counter as the form names it, with nobody on its lists where it keeps none. */
function draftCounter({ keepsList, ...counter }: ViewCounter, { counterName, name, callingMode }: Values): ViewCounter {
  const named = { ...counter, name: (counterName ?? name ?? counter.name) as string };
  if (callingMode === 0) return { ...named, ...emptyLists };
  return { ...named, ...(keepsList && { keepsList }) };
}
