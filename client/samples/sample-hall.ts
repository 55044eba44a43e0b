import { pages } from '#generated/pages.ts';
import type { PanelView, ViewCounter, ViewPerson } from '#generated/shapes.ts';
import { type SampleOptions, sampleView } from './sample-view.ts';

/** A hall as patients follow it on their own phones, on light ground: all its rooms, or one of them. */
export function sampleHall(shown: 'list' | 'detail', options: SampleOptions): PanelView {
  const whole = sampleView('clinicsLobbyPanel', { ...options, theme: 'light' });
  const counters = whole.counters.map(bare);
  return {
    ...whole,
    panel: { ...whole.panel, columns: ['number'] },
    settings: pages.hallPage.settings as object as PanelView['settings'],
    layout: pages.hallPage.layout,
    counter: (shown === 'detail' && counters[1]) || null,
    counters,
    calls: [],
    latest: null,
    media: [],
    marquees: [],
  };
}

function bare({ currentName, appointments, examining, back, ...counter }: ViewCounter): ViewCounter {
  return { ...counter, next: counter.next.map(numberOf), passed: counter.passed.map(numberOf), expected: [] };
}

function numberOf({ number, label }: ViewPerson): ViewPerson {
  return { number, label };
}
